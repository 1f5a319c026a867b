import { PageSkeleton } from '../page/PageSkeleton.tsx';

/** Stands in the place of the frame until it is known who is signed in: what comes next does not move the page. */
export function FrameSkeleton() {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="border-line bg-paper-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:h-14 max-md:border-t md:border-e" />
      <div className="mx-auto w-full max-w-[80rem] px-4 pt-6 md:px-8 md:pt-10">
        <PageSkeleton />
      </div>
    </div>
  );
}
