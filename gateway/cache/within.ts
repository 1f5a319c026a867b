/** What `answer` gives; what `instead` gives or throws, where `answer` takes longer than `wait`, ms. `answer` goes on. */
export async function within<T>(answer: Promise<T>, wait: number, instead: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, wait).unref())).then(instead);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
