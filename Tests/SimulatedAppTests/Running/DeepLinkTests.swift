import SimulatedApp
import Testing

@Suite struct DeepLinkTests {
  @Test(
    arguments: [
      ("app://item/{id}", "app://item/42", ["id": "42"]),
      ("app://item/{id}/{tab}", "app://item/42/photos", ["id": "42", "tab": "photos"]),
      (
        "app://search?q={text}&page={page}", "app://search?q=a b&page=2",
        ["text": "a b", "page": "2"]
      ),
      ("app://home", "app://home", [:]), ("app://home", "APP://home", [:]),
      ("https://a.b/{id}", "https://A.B:443/7", ["id": "7"]),
      ("https://{shop}.a.b/x", "https://north.a.b/x", ["shop": "north"]),
      ("https://a.b", "https://a.b/?from=mail", [:]),
      ("https://a.b/{id}.html", "https://a.b/7.html", ["id": "7"]),
      ("https://a.b/{from}-{to}", "https://a.b/oslo-rome-x", ["from": "oslo", "to": "rome-x"]),
      (
        "https://a.b/s?q={text}&page={page}", "https://a.b/s?page=2&x=1&q=red%20shoes#top",
        ["text": "red shoes", "page": "2"]
      ),
      ("app://next?to={path}", "app://next?to=/a/b", ["path": "/a/b"]),
      ("app://word/{w}", "app://word/%D0%B4%D0%B0", ["w": "да"]),
      ("app://word/{w}", "app://word/%zz", ["w": "%zz"]),
      ("app://x?mode=new&id={id}", "app://x?id=1&mode=new", ["id": "1"]),
      ("app://x#{part}", "app://x#{part}", [:]),
    ] as [(String, String, [String: String])])
  func `a link of a pattern gives its values`(
    pattern: String, link: String, values: [String: String]
  ) {
    #expect(DeepLinkDefinition(pattern: pattern).values(in: link) == values)
  }

  @Test(arguments: [
    ("app://item/{id}", "app://item/"), ("app://item/{id}", "app://item/1/2"),
    ("app://item/{id}", "app://items/1"), ("app://home", "app://home/"), ("app://home", ""),
    ("app://search?q={text}&page={page}", "app://search?q=a"),
    ("app://search?q={text}", "app://search?q="), ("app://x?mode=new", "app://x?mode=old"),
    ("https://a.b/{id}", "http://a.b/1"), ("https://a.b/{id}", "https://a.b.evil.org/1"),
    ("app://x#top", "app://x"), ("https://a.b/{id}.html", "https://a.b/.html"),
    ("app://{id", "app://1"), ("app://{", "app://1"), ("{", "x"), ("}", "x"),
  ])
  func `a link of another form gives none`(pattern: String, link: String) {
    #expect(DeepLinkDefinition(pattern: pattern).values(in: link) == nil)
  }

  @Test func `a link starts its coordinator and pushes its screens with its values`() throws {
    let session = Self.session()
    #expect(session.open("app://mail/a@b.c", arguments: [], environment: [:]) == nil)
    #expect(try session.find(SampleApps.label).view.label == "a@b.c")
    #expect(session.device.process?.frontStack?.screens.map(\.name) == ["login", "content"])
  }

  @Test func `an unknown link is a failure that names the known ones`() {
    let failure = Self.session().open("app://nothing", arguments: [], environment: [:])
    #expect(
      failure?.message(.reading)
        == "Failed to open URL app://nothing: the app answers to app://mail/{email}")
  }

  private static func session() -> AppSession {
    var app = SampleApps.login
    app.deepLinks = [
      DeepLinkDefinition(pattern: "app://mail/{email}", coordinator: "Login", push: ["content"])
    ]
    return AppSession(app: CompiledApp(app), configuration: SessionConfiguration())
  }
}
