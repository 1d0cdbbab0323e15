import Dispatch
import Foundation
import FoundationNetworking
import SimulatedApp
import Synchronization
import TestHost
import Testing
import VirtualTime

@testable import AppTunnel
@testable import XCUIAutomation

@Suite("Real code that uses URLSession")
struct URLSessionTests {
  /// Runs code of a test with a session of real code, in Swift Testing's way.
  private func run(
    _ session: AppSession, _ rules: Stub...,
    body: @escaping @Sendable (URLSession) async throws -> Void
  ) async throws {
    let runner = TestingRunner(session)
    try await SessionContext.$current.withValue(session) {
      try await SessionContext.$continuesAfterFailure.withValue(true) {
        try await runner.run { @MainActor in
          let app = XCUIApplication()
          app.tunnel.stubs.push(StubSet(name: "Test", rules: rules))
          try await body(URLSession(configuration: app.tunnel.urlSessionConfiguration))
        }
      }
    }
    session.device.outside?.close()
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://api.example.com" + path))
  }

  @Test("awaits its answer on virtual time")
  func awaiting() async throws {
    let session = ShopApp.session()
    try await run(
      session,
      Stub("GET", "https://api.example.com/v1/a", answers: .text("hello").after(.seconds(30)))
    ) { client in
      let (data, response) = try await client.data(from: try url("/v1/a"))

      #expect(String(decoding: data, as: UTF8.self) == "hello")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      #expect(session.now == .start + .seconds(30))
    }
    #expect(session.device.network.exchanges.map(\.duration) == [.seconds(30)])
    #expect(session.failures == [])
  }

  @Test("sends method, headers and body")
  func sending() async throws {
    let session = ShopApp.session()
    try await run(session, Stub("POST", "/v1/a", headers: ["X-Kind": "b"], body: ["c": 1])) {
      client in
      var request = URLRequest(url: try url("/v1/a?d=e"))
      request.httpMethod = "POST"
      request.setValue("b", forHTTPHeaderField: "x-kind")
      request.httpBody = Data(#"{"c": 1}"#.utf8)
      _ = try await client.data(for: request)
    }
    #expect(session.device.network.exchanges[0].request.query == [NetworkField("d", "e")])
  }

  @Test("fails as the network does")
  func failing() async throws {
    let session = ShopApp.session()
    try await run(
      session, Stub("GET", "/offline", answers: .failing(.offline)),
      Stub("GET", "/slow", answers: .failing(.timedOut)),
      Stub(
        "GET", "/drop", answers: StubAnswer(body: .text("12345"), failure: .dropped(afterBytes: 2))),
      Stub("GET", "/other", answers: .failing(.error(message: "no host", number: -1003)))
    ) { client in
      for (path, code) in [
        ("/offline", URLError.Code.notConnectedToInternet), ("/slow", .timedOut),
        ("/drop", .networkConnectionLost), ("/other", .cannotFindHost), ("/none", .badURL),
      ] {
        await #expect("\(path)") {
          try await client.data(from: try url(path))
        } throws: { error in (error as? URLError)?.code == code }
      }
    }
    #expect(session.now == .start + .seconds(60))
    #expect(session.device.network.takeFault()?.hasPrefix("No stub answers GET") == true)
  }

  @Test("runs completion handlers before time goes on, and what they ask in turn")
  func handlers() async throws {
    let session = ShopApp.session()
    let log = Mutex<[String]>([])
    try await run(
      session, Stub("GET", "/first", answers: .status(200).after(.seconds(2))),
      Stub("GET", "/second", answers: .status(201).after(.seconds(3)))
    ) { client in
      let (first, second) = (try url("/first"), try url("/second"))
      client.dataTask(with: first) { _, response, _ in
        usleep(2_000)
        log.withLock { $0.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)") }
        client.dataTask(with: second) { _, response, _ in
          log.withLock { $0.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)") }
        }.resume()
      }.resume()
      session.advance(by: .seconds(20))
    }
    #expect(log.withLock { $0 } == ["200", "201"])
    let ends: [VirtualInstant?] = [2, 5].map { .start + .seconds($0) }
    #expect(session.device.network.exchanges.map(\.ended) == ends)
  }

  @Test("withdraws a request")
  func cancelling() async throws {
    let session = ShopApp.session()
    try await run(session, Stub("GET", "/a", answers: .status(200).after(.seconds(9)))) { client in
      let task = client.dataTask(with: try url("/a")) { _, _, _ in }
      task.resume()
      session.advance(by: .seconds(1))
      task.cancel()
      session.advance(by: .seconds(20))
    }
    #expect(session.device.network.exchanges.map(\.ending) == [.cancelled])
  }

  @Test("is answered when other tests hold every thread of the pool for a while")
  func busyMachine() async throws {
    let session = ShopApp.session()
    let isOver = Atomic(false)
    try await run(session, Stub("GET", "/a", answers: .status(200).after(.seconds(9)))) { client in
      let inbox = OpenInboxes.inbox(of: session)
      inbox.patience = ThreadPatience(roundNanoseconds: 1_000_000, rounds: 5)
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        DispatchQueue.global().async { while !isOver.load(ordering: .acquiring) {} }
      }
      DispatchQueue.global(qos: .userInteractive).async {
        RealTime.sleep(nanoseconds: 100_000_000)
        isOver.store(true, ordering: .releasing)
      }
      client.dataTask(with: try url("/a")) { _, _, _ in }.resume()
      session.advance(by: .seconds(20))
    }
    #expect(session.device.network.takeFault() == nil)
    #expect(session.device.network.exchanges.map(\.duration) == [.seconds(9)])
  }

  /// How many runs are compared; `REHEARSAL_ROUNDS` asks for more than are quick.
  private static let rounds =
    ProcessInfo.processInfo.environment["REHEARSAL_ROUNDS"].flatMap(Int.init) ?? 10

  @Test("gives one journal in every run, however its threads run")
  func determinism() async throws {
    let law = LatencyDistribution.logNormal(median: .seconds(1), sigma: 1)
    var journals: Set<UInt64> = []
    for round in 0..<Self.rounds {
      let session = ShopApp.session(seed: 7)
      try await run(
        session, Stub("GET", "/v1/{n}", answers: .value(["a": 1]).after(law)),
        Stub("GET", "/w/*", answers: .status(204).after(law))
      ) { @MainActor client in
        let app = XCUIApplication()
        app.launch()
        for number in 0..<4 {
          let (url, next) = (try url("/v1/\(number)"), try url("/w/\(number)"))
          client.dataTask(with: url) { _, _, _ in
            if (round + number) % 3 == 0 { usleep(UInt32(number) * 50) }
            client.dataTask(with: next) { _, _, _ in }.resume()
          }.resume()
        }
        _ = try await client.data(from: try url("/v1/last"))
        session.advance(by: .seconds(100))
      }
      #expect(session.device.network.exchanges.count { $0.ending != nil } == 10)
      journals.insert(session.device.journal?.fingerprint ?? 0)
    }
    #expect(journals.count == 1)
  }
}
