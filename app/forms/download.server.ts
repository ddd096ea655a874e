import { data } from "@remix-run/cloudflare";
import type { FormDeclaration } from "./define";
import { DOWNLOAD_AFTER } from "./form-state";
import { readSent } from "./read-sent";

/**
 * For the loader of a page whose form offers a file. After a success, a `Refresh` header starts the
 * download, with or without script.
 */
export function refreshToDownload(request: Request, form: FormDeclaration) {
  const { download } = form.success;
  const sent = readSent(new URL(request.url).searchParams, form.id);
  const headers = new Headers();
  if (sent && download) headers.set("Refresh", `${DOWNLOAD_AFTER / 1000};url=${download.href}`);
  return data(null, { headers });
}
