/**
 * Returns a function that writes the progress of a long import: one changing line on a terminal, otherwise a line every
 * `step`. `of`: what is counted.
 */
export function progress(output: NodeJS.WriteStream, of: string, step = 2_000) {
  const quietUntil = Date.now() + 2_000;
  let reported = 0;
  let open = false;
  return (done: number, total: number) => {
    const finished = done === total;
    if (finished && open) output.write('\r\x1b[K');
    if (finished || Date.now() < quietUntil) return;
    const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${of}`;
    if (output.isTTY) {
      output.write(`\r\x1b[K${text}`);
      open = true;
    } else if (done - reported >= step) {
      output.write(`${text}\n`);
      reported = done;
    }
  };
}
