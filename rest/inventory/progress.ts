/** Writes the progress of a long import: on a terminal one line that changes, elsewhere a line every 2,000 lines of the file. */
export function progress(output: NodeJS.WriteStream) {
  const quietUntil = Date.now() + 2_000;
  let said = 0;
  let open = false;
  return (done: number, total: number) => {
    const finished = done === total;
    if (finished && open) output.write('\r\x1b[K');
    if (finished || Date.now() < quietUntil) return;
    const words = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} lines`;
    if (output.isTTY) {
      output.write(`\r\x1b[K${words}`);
      open = true;
    } else if (done - said >= 2_000) {
      output.write(`${words}\n`);
      said = done;
    }
  };
}
