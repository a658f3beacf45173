export function preconnect(address: string): void {
  if (document.head.querySelector(`link[rel="preconnect"][href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = address;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
