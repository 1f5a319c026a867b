import { Paperclip, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { messages } from './messages.ts';

interface Props {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Chooses the files that are sent with a mutation that has variables of the type `Upload`. */
export function FilePicker({ files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const label =
    files.length === 0 ? messages.chooseFiles : messages.chosenFiles(files.map(({ name }) => name));
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={messages.files}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onChange([...currentTarget.files]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className="graphiql-un-styled graphiql-toolbar-button"
        title={label}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        <Icon node={Paperclip} className="graphiql-toolbar-icon" />
        {files.length > 0 && <span className="file-count">{files.length}</span>}
      </button>
      {files.length > 0 && (
        <button
          type="button"
          className="graphiql-un-styled graphiql-toolbar-button"
          title={messages.removeFiles}
          aria-label={messages.removeFiles}
          onClick={() => onChange([])}
        >
          <Icon node={X} className="graphiql-toolbar-icon" />
        </button>
      )}
    </>
  );
}
