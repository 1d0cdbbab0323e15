import AppTools
import CommandLineTool
import Foundation
import OutputFiles
import PageChecks
import SimulatedApp
import SuiteAdoption

/// `rehearse overlay`: shows the compiler an app's source inside `#if os(iOS)`.
struct OverlayCommand: ToolCommand {
  static let name = "overlay"
  static let summary = "Makes sources compile on Linux as they do on iOS."
  static let discussion = """
    Writes copies of the sources in which #if os(iOS) is true on Linux, #selector is the name of \
    the method, imports of a part of a module import all of it, and @UIApplicationMain is removed. \
    It also writes an overlay file, which makes the compiler read the copies. Your sources do not \
    change, and errors keep their lines. Run it again when a source changes.
    """
  static let examples = [
    "rehearse overlay Sources/Shop",
    "swift test -Xswiftc -vfsoverlay -Xswiftc .rehearsal/overlay/overlay.yaml",
  ]

  @Argument(.folder(), "The sources of the app.", isRequired: true)
  var sources: [String]

  @Option("--output", .folder(), "Where the copies go.", default: ".rehearsal/overlay")
  var output: String?

  func run() throws -> ExitCode {
    let read = SwiftSources.read(sources)
    for fault in read.faults { Console.error("Error: \(fault)") }
    guard read.faults.isEmpty else { return .failure }
    let folder = URL(fileURLWithPath: output ?? ".rehearsal/overlay").standardizedFileURL.path
    var roots: [String] = []
    for source in read.sources {
      let text = PlatformConditions.rewritten(source.text)
      guard text != source.text else { continue }
      let copy = "\(folder)/\(roots.count + 1).swift"
      try OutputFile.write(text, to: copy)
      roots.append(Self.root(of: source.file, at: copy))
    }
    let overlay = "\(folder)/overlay.yaml"
    try OutputFile.write(Self.overlay(of: roots), to: overlay)
    Console.out(
      "\(roots.count) of \(read.sources.count) sources are changed by the overlay. "
        + "Now, and with each build:\n"
        + "swift test -Xswiftc -vfsoverlay -Xswiftc \(overlay)")
    return .success
  }

  private static func root(of source: String, at copy: String) -> String {
    let place = URL(fileURLWithPath: source).standardizedFileURL.path
    return """
      { "type": "file", "name": \(JSONWriter.literal(place)), \
      "external-contents": \(JSONWriter.literal(copy)) }
      """
  }

  /// The file that the compiler reads; JSON is YAML too.
  private static func overlay(of roots: [String]) -> String {
    """
    {
      "version": 0,
      "use-external-names": false,
      "roots": [
    \(roots.map { "    " + $0 }.joined(separator: ",\n"))
      ]
    }

    """
  }
}
