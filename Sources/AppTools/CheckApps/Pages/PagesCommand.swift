import CommandLineTool
import PageChecks
import SimulatedApp
import TestHost

/// `rehearse check pages`: lints UI tests and page objects.
struct PagesCommand: ToolCommand {
  static let name = "pages"
  static let summary = "Lints UI tests and page objects."
  static let discussion = """
    Reports assertions inside page objects, sleeps, positions and texts where an identifier \
    exists, and touches that do not wait for a transition. A comment silences a finding:

      // rehearse:allow sleep: the reason

    With an app it names the identifiers to use instead. Exits with 1 if anything is found.
    """
  static let examples = ["rehearse check pages Tests/ShopTests --app Screens/Shop"]

  @Argument(.file("SOURCE"), "Swift files, or folders of them.", default: "Tests")
  var sources: [String]

  var app = AppOptions()

  /// All sources are read first, so that page objects are known in every file.
  func run() -> ExitCode {
    guard let app = knownApp() else { return .failure }
    let read = SwiftSources.read(sources.isEmpty ? ["Tests"] : sources)
    for fault in read.faults { Console.error("Error: \(fault)") }
    guard read.faults.isEmpty else { return .failure }
    let findings = PageCheck(app: app.known).findings(in: read.sources)
    for finding in findings { Console.out(finding.text) }
    let files = counted(read.sources.count, "file")
    let against = app.folder.map { ", compared with the app in \($0)" } ?? ""
    let sum =
      findings.isEmpty ? "No smells in \(files)" : "\(counted(findings.count, "smell")) in \(files)"
    Console.out(sum + against)
    return findings.isEmpty ? .success : .failure
  }

  /// The app, if there is one; nil if a named app cannot be read.
  private func knownApp() -> (known: KnownApp?, folder: String?)? {
    let folder = app.folder ?? (try? AppUnderTest.standardFolder())
    guard let folder else { return (nil, nil) }
    guard let app = AppSource.read(folder, variant: app.chosenVariant) else { return nil }
    return (KnownApp(app.definition), folder)
  }
}
