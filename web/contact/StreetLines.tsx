/** A drawing of streets, shown until the map is opened. */
export function StreetLines({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <g className="stroke-line" strokeWidth={2}>
        <path d="M-10 60 210 -10M-10 150 420 10M-10 240 640 30M-10 400 640 185M120 410 650 235M330 410 650 305M40 -10 130 410M150 -10 240 410M470 -10 560 410M580 -10 650 320M300 110 340 290M390 82 420 250" />
      </g>
      <g className="stroke-card" strokeLinecap="round">
        <path strokeWidth={15} d="M-10 320 650 105" />
        <path strokeWidth={9} d="M255 -10 360 410M-10 190 260 410M520 -10 640 90" />
      </g>
      <path className="fill-line/60" d="m375 215 78-25 20 70-78 26ZM168 150l60-20 18 72-60 20Z" />
    </svg>
  );
}
