import CommandLineTool
import LivePage
import LoopbackHTTP

/// `rehearse serve page`: shows apps in a browser until it is ended.
struct ServePageCommand: ToolCommand {
  static let name = "page"
  static let summary = "Shows apps in a browser."
  static let discussion = """
    Serves a page on this machine alone, in which an app is used with mouse and keyboard: its \
    screen, its elements with their queries, its clock and its past, and the test that records \
    itself. It writes no file, and runs until it is ended with Control-C.
    """
  static let examples = ["rehearse serve page --apps Screens"]

  var apps = ServedAppsOptions()

  @Option("--port", .number(in: 0...65_535), "The port; 0 takes a free one.")
  var port = 4_750

  func run() -> ExitCode {
    guard let apps = apps.load() else { return .failure }
    let page = LivePageServer(apps: apps)
    return apps.serve(on: port, answer: page.answer)
  }
}
