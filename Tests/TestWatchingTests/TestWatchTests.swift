import Foundation
import LoopbackHTTP
import Testing
import Trials

@testable import TestWatching

/// A watch with tests that say how they end, and a package in a folder of its own.
struct TestWatchTests {
  /// Tests that are asked, and remember what was asked.
  private final class PlannedTests: WatchedTests {
    var buildFault: String?
    var appFault: String?
    var failing: Set<String> = []
    private(set) var asked: [String] = []

    static let seen: [String: Set<String>] = ["T.A/one": ["login"], "T.A/two": ["home"]]

    func build() -> String? {
      asked.append("build")
      return buildFault
    }

    func appName(in folder: String) throws(AppFaults) -> String {
      if let appFault { throw AppFaults(appFault) }
      return "Sample"
    }

    func run(_ tests: WatchPlan.Tests) throws -> [TestOutcome] {
      asked.append(tests.words)
      let names: [String] =
        if case .named(let names) = tests { names } else { Self.seen.keys.sorted() }
      return names.map { name in
        let seen = SeenApp(app: "Sample", screens: Self.seen[name] ?? [])
        let isFailing = failing.contains(name)
        return TestOutcome(
          test: name, entry: TestMemory.Entry(isFailing ? .failed : .passed, seen: [seen]),
          failure: isFailing ? "no match" : "", journal: "\(name).jsonl")
      }
    }

    func trace(of outcome: TestOutcome) -> [UInt8]? { Array("trace of \(outcome.test)".utf8) }

    func forgetAsked() { asked = [] }
  }

  private final class Said {
    var lines: [String] = []
  }

  private let folder: URL
  private let tests = PlannedTests()
  private let page = WatchPage()
  private let said = Said()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "watch-\(ProcessInfo.processInfo.globallyUniqueString)")
    for path in [
      "Package.swift", "Screens/app.json", "Screens/login.json", "Tests/T/A.swift",
      "Screens/home.json",
    ] {
      try write("first", to: path)
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func listing(limit: Int = PackageListing.fileLimit) -> PackageListing {
    PackageListing(of: folder.path, limit: limit)
  }

  /// A watch after its first run, in which these tests failed.
  private func begun(failing: Set<String> = []) throws -> TestWatch {
    let said = said
    var watch = TestWatch(listing(), page: page) { said.lines.append($0) }
    tests.failing = failing
    try watch.begin(with: tests)
    tests.forgetAsked()
    said.lines = []
    return watch
  }

  private func answer(_ path: String) throws -> String {
    var reader = HTTPRequestReader()
    reader.append(Array("GET \(path) HTTP/1.1\r\n\r\n".utf8))
    let request = try #require(try reader.next())
    return String(decoding: page.answer(request).body, as: UTF8.self)
  }

  @Test func `it begins with a build and all tests`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = TestWatch(listing(), page: page) { _ in }
    try watch.begin(with: tests)

    #expect(tests.asked == ["build", "all tests"])
    #expect(watch.memory.tests.count == 2)
  }

  @Test func `a written screen runs the test that opened it, without a build`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun()
    try write("second, longer", to: "Screens/login.json")
    let hasChanged = try watch.take(listing(), with: tests)

    #expect(hasChanged)
    #expect(tests.asked == ["T.A/one"])
    #expect(said.lines == ["Changed: Screens/login.json", "All pass; 1 test ran."])
  }

  @Test func `nothing written runs nothing`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun()
    try write("other", to: "Screens/.login.json.swp")

    #expect(try !watch.take(listing(), with: tests))
    #expect(tests.asked.isEmpty)
  }

  @Test func `faults of an app are told, and its tests wait until they are gone`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun()
    tests.appFault = "login.json:3:5: no state"
    try write("second, longer", to: "Screens/login.json")
    try watch.take(listing(), with: tests)
    let whileBroken = tests.asked
    tests.appFault = nil
    try write("third, even longer", to: "Screens/home.json")
    try watch.take(listing(), with: tests)

    #expect(whileBroken.isEmpty)
    #expect(said.lines[1] == "Screens has faults:\nlogin.json:3:5: no state")
    #expect(tests.asked == ["2 tests"])
  }

  @Test func `a build that fails runs nothing, and what it was for runs later`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun()
    tests.buildFault = "A.swift:1: error: no"
    try write("second, longer", to: "Tests/T/A.swift")
    try watch.take(listing(), with: tests)
    let whileBroken = tests.asked
    tests.buildFault = nil
    try write("third, even longer", to: "Tests/T/A.swift")
    try watch.take(listing(), with: tests)

    #expect(whileBroken == ["build"])
    #expect(tests.asked == ["build", "build", "all tests of T"])
  }

  @Test func `failed tests run first, and their trace is on the page`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun(failing: ["T.A/two"])
    try write("second, longer", to: "Screens/app.json")
    try watch.take(listing(), with: tests)

    #expect(tests.asked == ["T.A/two", "T.A/one"])
    #expect(said.lines.last == "1 test fails; 2 tests ran.")
    #expect(try answer("/trace") == "trace of T.A/two")
    #expect(try answer("/state").contains(#""failure":"no match""#))
  }

  @Test func `a trace goes when nothing fails any more`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var watch = try begun(failing: ["T.A/two"])
    tests.failing = []
    try write("second, longer", to: "Screens/home.json")
    try watch.take(listing(), with: tests)

    #expect(try answer("/trace") == "No test has failed.\n")
    #expect(try answer("/state").contains(#""phase":"All pass""#))
  }

  @Test func `so many files are watched, and the first one of the others is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let limit = 50
    let crowd = folder.appendingPathComponent("Tests/Z")
    try FileManager.default.createDirectory(at: crowd, withIntermediateDirectories: true)
    // The package has five files of its own.
    for number in 1...(limit - 5) { close(creat("\(crowd.path)/\(number)", 0o600)) }
    #expect(listing(limit: limit).remark == nil)

    try write("one more", to: "Tests/Z/a.swift")
    var watch = TestWatch(listing(limit: limit), page: page) { [said] in said.lines.append($0) }
    try watch.begin(with: tests)

    #expect(
      said.lines.first
        == "\(limit) files are watched, which is the limit: not Screens/login.json and those after it."
    )
  }
}
