import Browsing
import Foundation
import SimulatedApp
import Testing

@testable import TestReports

@Suite("A gallery")
struct GalleryTests {
  private func gallery(_ app: AppDefinition = TracedLogin.app()) -> Gallery {
    Gallery(
      of: app,
      settings: GallerySetting.all(of: app, devices: [], languages: [], isDarkToo: false))
  }

  private func places(in gallery: Gallery) -> [String] { gallery.content.places.map(\.name) }

  @Test func `files of each form have endings of their own`() {
    let files = GalleryForm.allCases.compactMap { gallery().shots.first?.file(as: $0) }
    #expect(
      files == [
        "iPhone-15/own/light/login-idle.png", "iPhone-15/own/light/login-idle.txt",
        "iPhone-15/own/light/login-idle.spoken.txt",
      ])
    for form in GalleryForm.allCases { #expect(files.filter(form.isFile).count == 1) }
  }

  @Test func `a gallery can be what VoiceOver reads`() throws {
    let gallery = gallery()
    let shot = try #require(gallery.shots.first)
    let picture = try #require(gallery.picture(of: shot, as: .spoken))
    #expect(
      String(decoding: picture.bytes, as: UTF8.self)
        == "Login, heading\ne-mail, text field\nLog in, button\n")
  }

  @Test func `shows places in the order in which the app comes to them`() {
    #expect(
      places(in: gallery())
        == [
          "login-idle", "login-loading", "login-idle-2", "login-loading-2",
          "home-shown", "login-failed", "login-failed-2",
        ].filter(places(in: gallery()).contains))
    #expect(places(in: gallery()).first == "login-idle")
    #expect(
      Set(places(in: gallery()))
        .isSuperset(of: ["login-loading", "home-shown", "login-failed"]))
  }

  @Test func `says how much of the app was made up`() {
    var app = TracedLogin.app()
    #expect(gallery(app).content.notes.isEmpty)
    app.screens[0].root.known = .drafted
    let words = app.draftedWords ?? ""
    #expect(words.hasPrefix("1 of "))
    #expect(gallery(app).content.notes == ["\(words)."])
  }

  @Test func `names files after screens and states, each once`() {
    let names = places(in: gallery())
    #expect(Set(names).count == names.count)
    #expect(gallery().shots.first?.file(as: .text) == "iPhone-15/own/light/login-idle.txt")
  }

  @Test func `draws the same bytes again`() throws {
    for form in GalleryForm.allCases {
      let bytes = try (0..<2).map { _ in
        let gallery = gallery()
        let shot = try #require(gallery.shots.last)
        return try #require(gallery.picture(of: shot, as: form)).bytes
      }
      #expect(bytes[0] == bytes[1])
      #expect(!bytes[0].isEmpty)
    }
  }

  @Test func `has every device with every language and colours`() {
    var app = TracedLogin.app()
    app.language = "en"
    let settings = GallerySetting.all(
      of: app, devices: ["iPhone SE", "iPad"], languages: ["en", "de"], isDarkToo: true)
    #expect(settings.count == 8)
    #expect(Set(settings.map(\.folder)).count == 8)
    #expect(settings[3].folder == "iPhone-SE/de/dark")
    #expect(settings[3].words == "iPhone SE, de, dark")
  }

  @Test(arguments: [
    ("iPad Pro 13-inch (M4)", "iPad-Pro-13-inch-M4"), ("../../etc", "etc"), ("...", "none"),
    ("", "none"), ("a/b\\c\u{0}d", "a-b-c-d"), ("größe 12", "gr-e-12"), (".hidden", "hidden"),
    ("iPhone 15, iOS 18.1", "iPhone-15-iOS-18.1"),
  ])
  func `names files so that every system takes them`(text: String, name: String) {
    #expect(GallerySetting.fileName(text) == name)
  }

  @Test func `has a page with every picture in order`() throws {
    let html = page(.same).html
    let ids = places(in: gallery()).compactMap { html.range(of: "id=\"\($0)\"")?.lowerBound }
    #expect(ids.count == places(in: gallery()).count)
    #expect(ids == ids.sorted())
    #expect(html.contains("src=\"iPhone-15/own/light/login-idle.png\""))
    #expect(!html.contains("before/"))
  }

  @Test func `has a page that tells what changed, what is new and what went`() {
    let html = page(.changed, gone: ["iPhone-15/own/light/old.png"]).html
    #expect(html.contains("src=\"before/iPhone-15/own/light/login-idle.png\""))
    #expect(html.contains("src=\"difference/iPhone-15/own/light/login-idle.png\""))
    #expect(html.contains("<li>iPhone-15/own/light/old.png</li>"))
    #expect(page(.missing).html.contains("The app does not reach this place."))
    #expect(!page(.new).html.contains("difference/iPhone"))
  }

  @Test func `has a page in which names are words`() {
    var app = TracedLogin.app()
    app.name = "<script>alert(1)</script>"
    let gallery = gallery(app)
    let html = GalleryPage(of: gallery.content, items: [], gone: ["<b>"], as: .pictures).html
    #expect(html.contains("Gallery of &lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(html.contains("<li>&lt;b&gt;</li>"))
    #expect(html.components(separatedBy: "<script").count == 2)
  }

  @Test(.enabled(if: Browser.isThere))
  func `has a page that a browser filters`() throws {
    let sift = """
      (() => { const box = document.getElementById('search'); box.value = 'FAILED';
      box.dispatchEvent(new Event('input')); })()
      """
    let outcome = try Browser.run(
      Array(page(.same).html.utf8),
      [
        Browser.value(sift),
        Browser.value(
          "[...document.querySelectorAll('section:not([hidden])')].map(s => s.id).join()"),
        Browser.value("document.getElementById('setting').options.length"),
      ])
    #expect(outcome.texts[1].split(separator: ",").allSatisfy { $0.hasPrefix("login-failed") })
    #expect(!outcome.texts[1].isEmpty)
    #expect(outcome.texts[2] == "2")
  }

  private func page(_ outcome: GalleryPage.Outcome, gone: [String] = []) -> GalleryPage {
    let gallery = gallery()
    let items = gallery.shots.map {
      GalleryPage.Item(shot: $0, outcome: outcome, size: (width: 393, height: 852))
    }
    return GalleryPage(of: gallery.content, items: items, gone: gone, as: .pictures)
  }
}
