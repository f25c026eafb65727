// Appended to Swagger UI's script, to start it in the page of the API.

const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
const theme = localStorage.getItem("theme") || systemTheme;
document.documentElement.classList.toggle("dark-mode", theme === "dark");

/** A link within a button cannot be reached: the button alone opens an operation. */
const TextOnly = () => ({
  wrapComponents: {
    DeepLink:
      (_, { React }) =>
      ({ text }) =>
        React.createElement("span", null, text),
  },
});

const PARTS = [
  [".information-container", "About this API"],
  [".scheme-container", "Server and credentials"],
];

/** What Swagger UI gives no name, or a wrong place among the headings. */
function nameThings() {
  for (const select of document.querySelectorAll("select:not([aria-label])")) {
    const isExample = select.className.includes("example");
    select.ariaLabel = select.id === "servers" ? "Server" : isExample ? "Example" : "Media type";
  }
  for (const heading of document.querySelectorAll(".wrapper :is(h3, h4, h5):not([aria-level])")) {
    heading.ariaLevel = String(Number(heading.tagName.slice(1)) - 1);
  }
  for (const [part, label] of PARTS) {
    const element = document.querySelector(part);
    if (element === null || element.ariaLabel !== null) continue;
    element.role = "region";
    element.ariaLabel = label;
  }
}

const page = document.getElementById("api");
new MutationObserver(nameThings).observe(page, { childList: true, subtree: true });

SwaggerUIBundle({
  url: "/docs/json",
  domNode: page,
  deepLinking: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  syntaxHighlight: { theme: "tomorrow-night" },
  plugins: [TextOnly],
  // The page may call nothing else, and the public address may lead elsewhere from here.
  requestInterceptor: (request) => {
    const { pathname, search } = new URL(request.url, location.href);
    return Object.assign(request, { url: `${location.origin}${pathname}${search}` });
  },
});
