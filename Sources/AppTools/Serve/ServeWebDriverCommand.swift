import CommandLineTool
import LoopbackHTTP
import ServedSessions
import WebDriver

/// `rehearse serve webdriver`: answers clients of Appium and WebDriverAgent until it is ended.
struct ServeWebDriverCommand: ToolCommand {
  static let name = "webdriver"
  static let summary = "Serves apps to clients of Appium and WebDriverAgent."
  static let discussion = """
    Answers requests of the W3C WebDriver protocol on this machine alone, as the XCUITest driver \
    of Appium and WebDriverAgent do. Each session has a device of its own, and its time is \
    virtual. It writes no file, and runs until it is ended with Control-C.
    """
  static let examples = ["rehearse serve webdriver --apps Screens --port 4723"]

  var apps = ServedAppsOptions()

  @Option("--port", .number(in: 0...65_535), "The port; 0 takes a free one.")
  var port = 4_723

  @Option(
    "--address", .text("ADDRESS"), "The address; any other than that of this machine is refused.")
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
