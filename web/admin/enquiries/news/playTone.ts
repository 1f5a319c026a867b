/** How loud the tone is, from 0 to 1, how high its two notes are, Hz, and how long each lasts, seconds. */
const [VOLUME, NOTES, LENGTH] = [0.06, [660, 880], 0.14];

let context: AudioContext | undefined;

/** Plays a short quiet tone, where the browser allows it: not before somebody has touched the page. */
export function playTone() {
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  for (const [i, frequency] of NOTES.entries()) {
    const start = context.currentTime + i * LENGTH;
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    // Without a click at either end.
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + LENGTH);
  }
}
