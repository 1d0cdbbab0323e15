import AppTunnel
import Combine
import SimulatedApp
import SwiftUI
import XCTest

struct LoadedApp: App {
  var body: some Scene {
    WindowGroup { LoadedView() }
  }
}

/// What apps ask of a session, so that their unit tests can take another.
private protocol Loading {
  func data(from url: URL) async throws -> (Data, URLResponse)
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Loading {}

private final class Greeting: ObservableObject {
  @Published var words = "Nothing"
  private var loading: AnyCancellable?

  func load() {
    guard let url = URL(string: "https://shop.example.com/v1/greeting") else { return }
    loading = URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "No answer")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.words = $0 }
  }

  func leave() { loading = nil }

  @MainActor func ask(_ session: any Loading) async throws {
    guard let url = URL(string: "https://shop.example.com/v1/greeting") else { return }
    words = String(decoding: try await session.data(from: url).0, as: UTF8.self)
  }

  @MainActor func readLines() async throws {
    guard let url = URL(string: "https://shop.example.com/v1/greeting") else { return }
    var lines: [String] = []
    for try await line in try await URLSession.shared.bytes(from: url).0.lines {
      lines.append(line)
    }
    words = lines.joined(separator: " | ")
  }
}

private struct LoadedView: View {
  @StateObject private var greeting = Greeting()

  var body: some View {
    VStack {
      Text(greeting.words)
      Button("Load") { greeting.load() }
      Button("Leave") { greeting.leave() }
      Button("Ask") { Task { try await greeting.ask(URLSession.shared) } }
      Button("Ask usual") { Task { try await greeting.ask(URLSession(configuration: .default)) } }
      Button("Ask brief") { Task { try await greeting.ask(URLSession(configuration: .ephemeral)) } }
      Button("Ask later") {
        let session = URLSession(configuration: .background(withIdentifier: "greeting"))
        Task { try await greeting.ask(session) }
      }
      Button("Read") { Task { try await greeting.readLines() } }
      Button("Open") {
        guard let url = URL(string: "https://example.com") else { return }
        UIApplication.shared.open(url) { greeting.words = $0 ? "Opened" : "Not opened" }
      }
    }
  }
}

/// Requests of an app are answered by the stubs, after their latency in virtual time.
final class LoadedTests: HostedAppTests<LoadedApp> {
  private func answer(_ answer: StubAnswer) {
    app.tunnel.stubs.push { Stub("GET", "/v1/greeting", answers: answer) }
  }

  func testAPublisherSendsTheAnswerOfAStub() {
    answer(.text("Hello").after(.seconds(2)))
    app.buttons["Load"].tap()
    XCTAssertFalse(app.staticTexts["Hello"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Hello"].waitForExistence(timeout: 2))
  }

  func testAPublisherFailsWithTheFailureOfAStub() {
    answer(.failing(.offline))
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["No answer"].waitForExistence(timeout: 2))
  }

  func testASessionAnswersThroughAProtocolOfTheApp() {
    answer(.text("Hello"))
    app.buttons["Ask"].tap()
    XCTAssertTrue(app.staticTexts["Hello"].waitForExistence(timeout: 2))
  }

  func testSessionsOfAllConfigurationsAreAnswered() {
    for (number, button) in ["Ask usual", "Ask brief", "Ask later"].enumerated() {
      answer(.text("Hello \(number)").after(.seconds(2)))
      app.buttons[button].tap()
      XCTAssertFalse(app.staticTexts["Hello \(number)"].waitForExistence(timeout: 1))
      XCTAssertTrue(app.staticTexts["Hello \(number)"].waitForExistence(timeout: 2))
    }
  }

  func testTheLinesOfAnAnswerComeOneByOne() {
    answer(.text("Hello\n\nWorld\n"))
    app.buttons["Read"].tap()
    XCTAssertTrue(app.staticTexts["Hello | World"].waitForExistence(timeout: 2))
  }

  func testAnAddressThatIsOpenedLeadsNowhereAndSaysSo() {
    app.buttons["Open"].tap()
    XCTAssertTrue(app.staticTexts["Not opened"].exists)
  }

  func testACancelledRequestSendsNothing() {
    answer(.text("Hello").after(.seconds(2)))
    app.buttons["Load"].tap()
    app.buttons["Leave"].tap()
    XCTAssertFalse(app.staticTexts["Hello"].waitForExistence(timeout: 5))
  }
}
