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
  static let summary = "Lets sources compile as on iOS where they ask for it."
  static let discussion = """
    Writes copies of the sources in which #if os(iOS) holds on Linux, #selector is the name of \
    the method, imports of a part of a module are of the whole and @UIApplicationMain is left \
    out, and a file that puts them in the places of the sources for the compiler. The sources \
    stay as they are, and so do the lines of errors. Repeat it when a source has changed.
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
      "\(roots.count) of \(read.sources.count) sources are written for iOS. "
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
