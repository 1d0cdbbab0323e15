import Foundation
import SimulatedApp
import TestHost
import Testing
import XCUIAutomation

@testable import TestReports

@Suite("A gallery of runs")
struct RunGalleryTests {
  private static let app = TracedLogin.app()

  private func gallery(
    of records: [JournalRecord?], app: AppDefinition = app, as form: GalleryForm = .pictures
  ) throws -> (content: GalleryContent, runs: [RunGallery.Drawn]) {
    var gallery = RunGallery(of: app, as: form)
    let runs = try records.map { try gallery.add(try #require($0), named: "run") }
    return (gallery.content, runs)
  }

  private func files(_ run: RunGallery.Drawn, as form: GalleryForm = .pictures) -> [String] {
    run.pictures.map { $0.shot.file(as: form) }
  }

  @Test func `has each picture of a run once, in the order of the test`() throws {
    let run = try gallery(of: [TracedLogin.journal(of: Self.app)]).runs[0]
    #expect(
      files(run)
        == ["idle", "idle-2", "idle-3", "loading"].map { "LoginTests.testLogin/login-\($0).png" }
        + ["LoginTests.testLogin/home-shown.png"])
    #expect(Set(run.pictures.map(\.picture)).count == run.pictures.count)
    #expect(run.isWhole && run.divergence == nil)
  }

  @Test func `says which step led to a picture, in which call and when`() throws {
    let content = try gallery(of: [TracedLogin.journal(of: Self.app)]).content
    let home = try #require(content.places.last)
    #expect(home.way.name == "signIn succeeds")
    #expect(home.way.words.hasSuffix(" s, step 17: "))
    #expect(
      home.way.moves == ["Waiting 5.0s for \"title\" StaticText to exist", "signIn succeeds"])
  }

  @Test func `names the call of the hands that led to a picture`() throws {
    let content = try gallery(of: [TracedLogin.journal(of: Self.app)]).content
    let place = try #require(content.places.first { $0.state == "loading" })
    #expect(place.way.name == "Tap \"login\" Button")
  }

  @Test func `gives files the same names when a step is added elsewhere`() throws {
    let runs = try [0, 3].map {
      try gallery(of: [TracedLogin.journal(of: Self.app, looks: $0)]).runs[0]
    }
    #expect(files(runs[0]) == files(runs[1]))
  }

  @Test func `keeps apart runs of one test`() throws {
    let record = TracedLogin.journal(of: Self.app)
    let (content, runs) = try gallery(of: [record, record])
    #expect(runs.map(\.folder) == ["LoginTests.testLogin", "LoginTests.testLogin-2"])
    #expect(Set(content.places.map(\.name)).count == content.places.count)
    #expect(
      content.chapters.map(\.title)
        == ["LoginTests.testLogin", "LoginTests.testLogin (LoginTests.testLogin-2)"])
  }

  @Test(arguments: ["before", "difference", "a/b", "..", "index.html"])
  func `never takes a folder for a test that the page needs itself`(name: String) throws {
    let record = try #require(run { _ in })
    var gallery = RunGallery(of: Self.app, as: .text)
    let folder = try gallery.add(record, named: name).folder
    #expect(!["before", "difference", "index.html"].contains(folder))
    #expect(!folder.contains("/") && !folder.hasPrefix("."))
  }

  @Test func `names the call that at once led to a picture`() throws {
    let content = try gallery(of: [TracedLogin.journal(of: Self.app)]).content
    #expect(content.places[0].way.name == "Open com.example.small")
  }

  @Test func `says what failed where it did`() throws {
    let app = TracedLogin.app(failing: 1)
    let content = try gallery(of: [TracedLogin.journal(of: app)], app: app).content
    #expect(content.places.last?.state == "failed")
    #expect(content.places.map(\.failures).last == ["LoginTests.swift:7: no title"])
    #expect(content.chapters[0].holds == false)
  }

  @Test func `says when a picture was seen again`() throws {
    let record = run { app in
      XCUIDevice.shared.appearance = .dark
      _ = app.buttons["login"].waitForExistence(timeout: 1)
      XCUIDevice.shared.appearance = .light
      _ = app.buttons["login"].waitForExistence(timeout: 1)
    }
    let (content, runs) = try gallery(of: [record])
    #expect(runs[0].pictures.map(\.shot.words) == ["iPhone 15", "iPhone 15, dark"])
    #expect(content.places[0].again.hasPrefix("Again at "))
    #expect(content.places[1].again.isEmpty)
  }

  @Test func `has the pictures that a test kept at their place`() throws {
    let drawn = try gallery(of: [TracedLogin.journal(of: Self.app)]).runs[0]
    let png = try #require(drawn.pictures.last)
    let record = run { app in
      keep(png.picture.bytes, "at the start")
      app.buttons["login"].tap()
    }
    let run = try gallery(of: [record]).runs[0]
    #expect(
      files(run).prefix(3).map { $0.split(separator: "/").last }
        == ["login-idle.png", "kept-at-the-start.png", "login-loading.png"])
    #expect(run.pictures[1].picture.bytes == png.picture.bytes)
    let texts = try gallery(of: [record], as: .text).runs[0]
    #expect(files(texts, as: .text).allSatisfy { $0.hasSuffix(".txt") })
  }

  @Test func `leaves out what a test kept that is no picture`() throws {
    let record = run { _ in keep(Array("no picture".utf8) + [0xFF], "none") }
    #expect(try gallery(of: [record]).runs[0].pictures.count == 1)
  }

  @Test func `draws a run as far as the app repeats it`() throws {
    let other = TracedLogin.app(failing: 1)
    let run = try gallery(of: [TracedLogin.journal(of: Self.app)], app: other).runs[0]
    #expect(files(run).last == "LoginTests.testLogin/login-loading.png")
    #expect(run.divergence?.hasSuffix(" s") == true)
    #expect(!run.isWhole)
  }

  @Test func `says that there are more pictures than it draws of a run`() throws {
    #expect(RunGallery.pictureLimit > 2)
    var gallery = RunGallery(of: Self.app, as: .text, limit: 2)
    let run = try gallery.add(try #require(TracedLogin.journal(of: Self.app)), named: "run")
    #expect(run.pictures.count == 2)
    #expect(!run.isWhole && run.divergence == nil)
    #expect(gallery.content.chapters[0].notes == ["Further pictures are left out."])
  }

  @Test func `draws so many commands of a run, and says that there are more`() throws {
    let record = try #require(TracedLogin.journal(of: Self.app))
    let walk = { (weightLimit: Int) throws -> RunWalk in
      let app = CompiledApp(Self.app)
      var walk = RunWalk(
        TraceFollower(record, name: "run"), as: .pictures, limit: .max, weightLimit: weightLimit)
      walk.follow(try JournalPlayer(record, app: app), of: app)
      return walk
    }
    let whole = try walk(RunWalk.weightLimit)
    #expect(whole.notes.isEmpty)
    let weight = whole.sights.reduce(0) { $0 + $1.picture.weight }
    #expect(try walk(weight).notes.isEmpty)
    let cut = try walk(weight - 1)
    #expect(cut.notes == ["Further pictures are left out."])
    #expect(cut.sights.count == whole.sights.count - 1)
  }

  @Test func `counts the failures and the instants that it does not name`() {
    let limit = RunWalk.Sight.namedLimit
    func place(_ count: Int) -> GalleryPlace {
      RunWalk.Sight(
        screen: "home", state: "shown", number: 1, setting: nil,
        picture: .text("home"), way: .init(words: "", name: "", moves: []),
        again: (1...count).map { Int64($0) * 1_000_000_000 },
        failures: (1...count).map { "failure \($0)" }
      ).place(named: "home")
    }
    #expect(place(limit).failures.last == "failure \(limit)")
    #expect(place(limit).again.hasSuffix(" \(limit).000 s"))
    #expect(place(limit + 1).failures.suffix(2) == ["failure \(limit)", "and 1 more failure"])
    #expect(place(limit + 1).again.hasSuffix(" \(limit).000 s and 1 more time"))
  }

  @Test func `finds out which latencies a run had`() throws {
    var app = Self.app
    app.loaders = app.loaders.map {
      var loader = $0
      loader.latency = .fixed(.milliseconds(700))
      return loader
    }
    let everyday = LatencyPlan.everyday.applied(to: app)
    let (content, runs) = try gallery(of: [TracedLogin.journal(of: everyday)], app: app)
    #expect(runs[0].isWhole)
    #expect(content.chapters[0].words == "iPhone 15, seed 1, everyday latencies")
  }

  @Test func `has a page with a chapter a run`() throws {
    let (content, runs) = try gallery(of: [
      TracedLogin.journal(of: Self.app), TracedLogin.journal(of: Self.app, named: "testAgain"),
    ])
    let items = runs.flatMap(\.pictures).map {
      GalleryPage.Item(shot: $0.shot, outcome: .same, size: $0.picture.size)
    }
    let html = GalleryPage(of: content, items: items, gone: [], as: .pictures).html
    #expect(html.components(separatedBy: "class=\"chapter\"").count == 3)
    #expect(html.contains("2 runs, 10 pictures."))
    let places = content.places.compactMap { html.range(of: "id=\"\($0.name)\"")?.lowerBound }
    #expect(places.count == 10)
    #expect(places == places.sorted())
  }

  @Test func `gives the same bytes again`() throws {
    let pages = try (0..<2).map { _ in
      let (content, runs) = try gallery(of: [TracedLogin.journal(of: Self.app)])
      let html = GalleryPage(of: content, items: [], gone: [], as: .pictures).html
      return Array(html.utf8) + runs[0].pictures.flatMap(\.picture.bytes)
    }
    #expect(pages[0] == pages[1])
  }

  /// The journal of a test that does something after the launch.
  private func run(_ test: (XCUIApplication) -> Void) -> JournalRecord? {
    let session = AppSession(
      app: CompiledApp(Self.app), configuration: SessionConfiguration(isJournaling: true))
    SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      app.launch()
      test(app)
    }
    return (session.device.journal?.bytes).flatMap { try? JournalRecord($0) }
  }

  private func keep(_ bytes: [UInt8], _ name: String) {
    guard let session = SessionContext.current as? AppSession else { return }
    session.record(
      .attached(
        Attachment(
          name: name, type: "public.png", size: bytes.count,
          content: .base64(Data(bytes).base64EncodedString()), added: session.device.now)))
  }
}
