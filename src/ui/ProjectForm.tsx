import { useEffect, useRef } from 'react';
import { listen } from '../runtime/listen';
import type { ProjectHost } from '../shared/project/projectHosts';

interface ProjectFormProps {
  host: ProjectHost;
  /** Called on submit. */
  fields(): Record<string, string>;
  className?: string;
}

export function ProjectForm({ host, fields, className }: ProjectFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fill = ({ formData }: FormDataEvent) => {
      for (const [name, value] of Object.entries(fields())) formData.set(name, value);
    };
    return ref.current ? listen(ref.current, { formdata: fill }) : undefined;
  }, [fields]);

  return (
    <form ref={ref} action={host.action} method="post" target="_blank" rel="noopener">
      <button type="submit" className={className} title={`Open in ${host.name}, in a new tab`}>
        <span className="sr-only">Open in </span>
        {host.name}
      </button>
    </form>
  );
}
