import { markdownBlocks } from './markdownBlocks.ts';
import { changes } from './programs.ts';
import { Words } from './Words.tsx';

const blocks = markdownBlocks(changes);

/** The announced changes of the schema, newest first. */
export function Changelog() {
  return (
    <div className="prose text-sm">
      {blocks.map((block) => {
        if (block.kind === 'heading') return <h3 key={block.text}>{block.text}</h3>;
        if (block.kind === 'list') {
          return (
            <ul key={block.items[0]}>
              {block.items.map((item) => (
                <li key={item}>
                  <Words of={item} />
                </li>
              ))}
            </ul>
          );
        }
        return (
          <p key={block.text}>
            <Words of={block.text} />
          </p>
        );
      })}
    </div>
  );
}
