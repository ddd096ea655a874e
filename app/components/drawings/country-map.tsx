interface Place {
  label: string;
  latitude: number;
  longitude: number;
}

/** Degrees to drawing units: ten to a degree of longitude, twelve and a half to one of latitude. */
const x = ({ longitude }: Place) => Math.round((longitude + 125) * 10);
const y = ({ latitude }: Place) => Math.round((49.2 - latitude) * 12.5);

/**
 * The lower forty-eight in 45-degree strokes, with a node for each place and a line to the first from
 * every other.
 */
export function CountryMap({ places: [to, ...others] }: { places: readonly Place[] }) {
  if (!to) return null;
  const drop = (from: Place) => y(to) - y(from);
  const places = [to, ...others];
  return (
    <svg
      viewBox="-12 -6 604 316"
      width="604"
      height="316"
      className="drawing w-full"
      role="img"
      aria-label={`Map: ${places.map(({ label }) => label).join(" and ")}`}
    >
      <path
        d="M6 10H310l30 30h55l30 30v10l-10 10h25l30-30h15l20-20h20l25-25h15l10 10v20l-30 30v20l-10 10h-25l-20 20v40l-50 50v40l15 15v25h-10l-25-25v-25l-10-10h-50l-10 10h-50l-20 20v25l-55-55h-20l-20-20h-75l-10-10H75L25 155v-30L10 110V40L6 36z"
        className="area"
      />
      <path
        className="faint"
        d="M70 10v64H10M70 74h75V10M145 74v60H52l60 71M145 74h95V10M240 74v60h-95M240 134v71h-55M240 134h95V74h-95M335 134v81h-50M335 74h60V40M335 134h60v-60M395 134h45l20-20M395 134v101M440 134v81"
      />
      {others.map((from) => (
        <path
          key={from.label}
          d={`M${x(from)} ${y(from)}h${x(to) - x(from) - drop(from)}l${drop(from)} ${drop(from)}`}
          strokeDasharray="2 7"
        />
      ))}
      {places.map((place) => (
        <g key={place.label}>
          <rect x={x(place) - 8} y={y(place) - 8} width="16" height="16" className="paper" />
          <rect x={x(place) - 4} y={y(place) - 4} width="8" height="8" className="solid" />
        </g>
      ))}
      {others.map((from) => (
        <text key={from.label} x={x(from) + 16} y={y(from) - 8}>
          {from.label.toUpperCase()}
        </text>
      ))}
      <text x={x(to) + 16} y={y(to) + 5}>
        {to.label.toUpperCase()}
      </text>
    </svg>
  );
}
