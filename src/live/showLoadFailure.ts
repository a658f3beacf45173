/** Tells, below an island, that its files did not load, with a button that tries again. */
export function showLoadFailure(island: HTMLElement, error: unknown, retry: () => void): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = `This example did not load: ${error instanceof Error ? error.message : String(error)} `;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', () => {
    message.remove();
    retry();
  });
  message.append(button);
  island.after(message);
}
