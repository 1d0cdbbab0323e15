@testable import PageChecks

/// Checks a text as the only source, and gives what was found in short: `2:5 sleep`.
func smells(_ text: String, app: KnownApp? = nil) -> [String] {
  findings(text, app: app).map { "\($0.line):\($0.column) \($0.smell.rawValue)" }
}

/// What is found in a text that is the only source.
func findings(_ text: String, app: KnownApp? = nil) -> [PageFinding] {
  PageCheck(app: app).findings(in: [PageCheck.Source(file: "T.swift", text: text)])
}

/// A shop of two screens; the second one loads.
let sampleApp = KnownApp([
  KnownState(
    screen: "list",
    elements: [
      KnownElement(
        "tables", identifier: "ListView",
        children: [
          KnownElement("cells", identifier: "row.first", label: "First"),
          KnownElement("cells", identifier: "row.second", label: "Second"),
        ]),
      KnownElement("buttons", identifier: "list.edit", label: "Edit"),
      KnownElement("buttons", label: "Help"),
    ]),
  KnownState(
    screen: "details", state: "loading",
    elements: [KnownElement("activityIndicators", identifier: "details.loading")]),
  KnownState(
    screen: "details", state: "loaded",
    elements: [KnownElement("buttons", identifier: "details.buy", label: "Buy")]),
])
