import CommandLineTool
import LivePage
import LoopbackHTTP

/// `rehearse serve page`: shows apps in a browser until it is ended.
struct ServePageCommand: ToolCommand {
  static let name = "page"
  static let summary = "Shows apps in a browser."
  static let discussion = """
    Serves a page to this machine only. Use the app there with mouse and keyboard. The page shows \
    its screen, its elements and their queries, its clock, its history, and the test recorded so \
    far. It writes no files. Stop it with Control-C.
    """
  static let examples = ["rehearse serve page --apps Screens"]

  var apps = ServedAppsOptions()

  @Option("--port", .number(in: 0...65_535), "The port; 0 picks a free one.")
  var port = 4_750

  func run() -> ExitCode {
    guard let apps = apps.load() else { return .failure }
    let page = LivePageServer(apps: apps)
    return apps.serve(on: port, answer: page.answer)
  }
}
