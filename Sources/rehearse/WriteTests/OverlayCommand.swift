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
    Writes copies of the sources in which #if os(iOS) is true on Linux, #selector is the method \
    and its name, imports of a part of a module import all of it, and @objc and \
    @UIApplicationMain are removed. \
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
    let folder = Self.place(output ?? ".rehearsal/overlay")
    if let both = sources.first(where: { Self.place($0) == folder }) {
      Console.error("Error: \(both) cannot be both the sources and where the copies go")
      return .failure
    }
    // The copies of an earlier run may lie among the sources.
    let own = read.sources.filter { !Self.place($0.file).hasPrefix(folder + "/") }
    var roots: [String] = []
    for source in own {
      let text = PlatformConditions.rewritten(source.text, ofApp: true)
      guard text != source.text else { continue }
      let copy = "\(folder)/\(roots.count + 1).swift"
      try OutputFile.write(text, to: copy)
      roots.append(Self.root(of: source.file, at: copy))
    }
    let overlay = "\(folder)/overlay.yaml"
    try OutputFile.write(Self.overlay(of: roots), to: overlay)
    Console.out(
      "\(roots.count) of \(own.count) sources are changed by the overlay. "
        + "Now, and with each build:\n"
        + "swift test -Xswiftc -vfsoverlay -Xswiftc \(overlay)")
    return .success
  }

  private static func root(of source: String, at copy: String) -> String {
    """
    { "type": "file", "name": \(JSONWriter.literal(place(source))), \
    "external-contents": \(JSONWriter.literal(copy)) }
    """
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
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
