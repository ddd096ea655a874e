/** What is so today, as large as what the policy permits, and marked as it is at the top of the page. */
export const Today = ({ word, text }: { word: string; text: string }) => (
  <p className="border-l-2 border-petrol bg-mist px-4 py-3 sm:px-5 sm:py-4 print:py-0">
    <strong className="mb-1 flex items-center gap-2.5 print:mb-0 font-head">
      <span aria-hidden="true" className="size-3 border-6 border-petrol bg-petrol" />
      {word}
    </strong>{" "}
    {text}
  </p>
);
