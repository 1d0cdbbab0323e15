import CommandLineTool
import Foundation
import LoopbackHTTP
import OutputFiles
import TestWatching

/// `rehearse watch`: builds and runs what a change can affect, until it is ended.
struct WatchCommand: ToolCommand {
  static let name = "watch"
  static let summary = "Runs the tests that a change affects, on every save."
  static let discussion = """
    Builds and runs all tests of the package in this folder. Then, on every save, it runs the \
    tests that the change can affect, failed tests first. A change of screen files needs no \
    build. The page at the printed address shows what fails, with a trace of the first failure. \
    Stop it with Control-C.
    """
  static let examples = ["rehearse watch"]
  static let errorCode = ExitCode.notMade

  @Option("--port", .number(in: 0...65_535), "The port of the page; 0 picks a free one.")
  var port = 4_751

  @Option("--output", .folder(), "Where results, journals and traces go.")
  var output = ".rehearsal/watch"

  func run() throws -> ExitCode {
    guard FileManager.default.fileExists(atPath: "Package.swift") else {
      Console.error("Error: there is no Package.swift here.")
      return .failure
    }
    try OutputFolder.make(output)
    let page = WatchPage()
    let server = try LoopbackServer(port: port)
    Console.out("Watching . on \(server.url)")
    let serving = Serving(server: server)
    Thread.detachNewThread { serving.server.serve(until: { false }, answer: page.answer) }
    var listing = PackageListing(of: ".")
    let folders = FolderWatch()
    var watch = TestWatch(listing, page: page, say: Console.out)
    let tests = PackageTests(output: output)
    try watch.begin(with: tests)
    while true {
      folders.add(listing.folders)
      folders.wait()
      listing = PackageListing(of: ".")
      try watch.take(listing, with: tests)
    }
  }

  /// The state that only the serving thread uses.
  private struct Serving: @unchecked Sendable {
    let server: LoopbackServer
  }
}
