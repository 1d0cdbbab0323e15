import Foundation
import LoopbackHTTP
import ServedSessions
import Testing
import WebDriver

/// Clients from PyPI drive the sample app and the shop.
///
/// `Tests/WebDriverTests/Python/install.sh .build/clients` installs them, and without them the
/// tests are skipped.
@Suite(.enabled(if: PythonClients.python != nil)) struct ClientsTests {
  /// A server on a thread of its own.
  private final class RunningServer: @unchecked Sendable {
    let url: String
    private let server: LoopbackServer
    private let over = NSLock()

    init() throws {
      server = try LoopbackServer(port: 0)
      url = server.url
      over.lock()
      Thread.detachNewThread { [self] in
        let driver = WebDriverServer(ServedSessions(apps: ServedApps(in: SampleClient.screens)))
        server.serve(
          until: {
            guard over.try() else { return false }
            over.unlock()
            return true
          }, answer: driver.answer)
      }
    }

    func stop() { over.unlock() }
  }

  private func run(_ suite: String, _ arguments: [String] = []) throws -> (Int32, String) {
    let server = try RunningServer()
    defer { server.stop() }
    return try PythonClients.run(
      "Python/" + suite, arguments, environment: ["REHEARSAL_WEBDRIVER": server.url])
  }

  @Test func `Appium's client for Python drives both apps`() throws {
    let (status, output) = try run("appium_suite.py")
    #expect(status == 0, "\(output)")
    #expect(output.contains("Ran 32 tests"), "\(output)")
  }

  @Test func `facebook-wda drives both apps`() throws {
    let (status, output) = try run("wda_suite.py")
    #expect(status == 0, "\(output)")
    #expect(output.contains("Ran 13 tests"), "\(output)")
  }

  @Test func `AppiumLibrary of Robot Framework drives both apps`() throws {
    let (status, output) = try run("run_robot.py")
    #expect(status == 0, "\(output)")
    #expect(output.contains("9 tests, 9 passed, 0 failed"), "\(output)")
  }
}
