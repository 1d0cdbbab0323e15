import PageChecks
import SimulatedApp
import XCUIAutomation

/// `rehearse check pages`: tells smells in the sources of UI tests and page objects.
enum PageCheckCommand {
  /// Looks at all sources in one go, so that page objects are known wherever they stand.
  static func run(_ options: PageCheckOptions) -> ExitCode {
    guard let app = app(options) else { return .failure }
    let folders = options.sources.isEmpty ? ["Tests"] : options.sources
    let read = SwiftSources.read(folders)
    for fault in read.faults { Console.error("Error: \(fault)") }
    guard read.faults.isEmpty else { return .failure }
    let findings = PageCheck(app: app.known).findings(in: read.sources)
    for finding in findings { Console.out(finding.text) }
    let files = counted(read.sources.count, "file")
    let against = app.folder.map { ", held against the app in \($0)" } ?? ""
    let sum =
      findings.isEmpty ? "No smells in \(files)" : "\(counted(findings.count, "smell")) in \(files)"
    Console.out(sum + against)
    return findings.isEmpty ? .success : .failure
  }

  /// The app, if there is one; nil where one was named and cannot be read.
  private static func app(_ options: PageCheckOptions) -> (known: KnownApp?, folder: String?)? {
    let folder = options.app ?? (try? AppUnderTest.standardFolder())
    guard let folder else { return (nil, nil) }
    let variant = options.variant ?? AppUnderTest.standardVariant
    guard let app = AppSource.read(folder, variant: variant) else { return nil }
    return (KnownApp(app.definition), folder)
  }
}
