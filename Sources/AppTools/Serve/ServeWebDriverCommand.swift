import CommandLineTool
import LoopbackHTTP
import ServedSessions
import WebDriver

/// `rehearse serve webdriver`: answers clients of Appium and WebDriverAgent until it is ended.
struct ServeWebDriverCommand: ToolCommand {
  static let name = "webdriver"
  static let summary = "Serves apps to clients of Appium and WebDriverAgent."
  static let discussion = """
    Answers requests of the W3C WebDriver protocol from this machine only, as the XCUITest driver \
    of Appium and WebDriverAgent do. Each session has its own device and virtual time. It writes \
    no files. Stop it with Control-C.
    """
  static let examples = ["rehearse serve webdriver --apps Screens --port 4723"]

  var apps = ServedAppsOptions()

  @Option("--port", .number(in: 0...65_535), "The port; 0 picks a free one.")
  var port = 4_723

  @Option(
    "--address", .text("ADDRESS"), "The address; only this machine's own are accepted.")
  var address = LoopbackAddress.host

  func run() -> ExitCode {
    guard let apps = apps.load() else { return .failure }
    do throws(LoopbackFault) { try LoopbackAddress.check(address) } catch {
      Console.error("Error: \(error)")
      return .failure
    }
    let driver = WebDriverServer(ServedSessions(apps: apps))
    return apps.serve(on: port, answer: driver.answer)
  }
}
