import { useEffect, useRef, useState } from "react";
import { RingMap } from "~/components/drawings/ring-map";
import { Button, ButtonLink } from "~/components/ui/button";
import { type LocationPage, locationWords } from "~/content/locations";
import { useHydrated } from "~/lib/use-hydrated";

/** Half the width and height of the street map, in degrees. */
const span = { longitude: 0.02, latitude: 0.01 };

/** OpenStreetMap's addresses of a place: the map as a page, and as a frame in ours. */
function streetMap({ latitude, longitude }: LocationPage["serviceArea"]) {
  const bounds = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const frame = new URLSearchParams({
    bbox: bounds.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  const page = new URLSearchParams({ mlat: `${latitude}`, mlon: `${longitude}` });
  return {
    frame: `https://www.openstreetmap.org/export/embed.html?${frame}`,
    page: `https://www.openstreetmap.org/?${page}#map=15/${latitude}/${longitude}`,
  };
}

/** The drawn map, until the visitor asks for the street map (rulings, "Small rulings"). */
export function MapPanel({ location }: { location: LocationPage }) {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { city, state, serviceArea } = location;
  const words = locationWords.office;
  const map = streetMap(serviceArea);
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  return (
    <div className="flex flex-col border border-rule">
      {asked ? (
        <iframe
          ref={frame}
          src={map.frame}
          title={`Street map of the office in ${city}, ${state}`}
          className="aspect-4/3 w-full grow"
        />
      ) : (
        <div className="engineering-grid relative aspect-4/3 grow overflow-hidden">
          <RingMap location={location} view="near" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule p-4 sm:p-6">
        {hydrated && !asked ? (
          <Button onClick={() => setAsked(true)}>{words.map}</Button>
        ) : (
          <ButtonLink to={map.page} variant="outline">
            {words.mapLink}
          </ButtonLink>
        )}
        <p className="min-w-56 flex-1 text-small text-muted">{words.mapNote}</p>
      </div>
    </div>
  );
}
