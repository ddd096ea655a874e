// @ts-check
/** Ends a command on Windows with the one line that helps, before anything fails in a way that nobody understands. */
if (process.platform === "win32") {
  console.error("This project does not run on Windows itself. Run it in WSL: https://aka.ms/wsl");
  process.exit(1);
}
