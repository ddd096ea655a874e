import { ButtonLink } from "~/components/ui/button";
import { Spaced } from "~/components/ui/spaced";
import { type LocationPage, locationWords } from "~/content/locations";

/** Half the width and height of the street map, in degrees. */
const span = { longitude: 0.02, latitude: 0.01 };

/** OpenStreetMap's address of a place, as a page that fits into a frame. */
function streetMap({ latitude, longitude }: LocationPage["serviceArea"]) {
  const bounds = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({
    bbox: bounds.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

const FRAME = "street-map";

/** React 18 does not know the attribute and passes a text on. */
const inert = { inert: "" };

/**
 * An empty frame, and a link: it loads the street map into it, script or none, so no third party is asked before.
 * Nothing in it takes the focus until the page's script finds it loaded, and with script it takes no room
 * before either; without script a street map is a picture at most.
 */
export function MapPanel({ location }: { location: LocationPage }) {
  const { city, state, serviceArea } = location;
  const words = locationWords.office;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 py-4 sm:py-6">
        <Spaced>
          <ButtonLink to={streetMap(serviceArea)} target={FRAME} variant="outline">
            {words.map}
          </ButtonLink>
          <p className="min-w-phrase flex-1 text-small text-muted">{words.mapNote}</p>
        </Spaced>
      </div>
      <iframe
        name={FRAME}
        title={`Street map of the office in ${city}, ${state}`}
        className="street-map w-full"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        {...inert}
      />
    </>
  );
}
