import Markup

/// The page of a gallery: all pictures, in the order in which the app or its tests reached them.
package struct GalleryPage {
  /// How a picture or text compares with the baseline.
  package enum Outcome: String, Sendable {
    /// It equals the baseline, or there is no baseline.
    case same
    /// The baseline has another one.
    case changed
    /// The baseline has none.
    case new
    /// The app does not reach the place in this setting.
    case missing
  }

  /// One picture on the page.
  package struct Item: Sendable {
    /// The picture or text.
    package let shot: GalleryShot
    /// The result of the comparison with the baseline.
    package let outcome: Outcome
    /// Its size in points; nil for a text.
    package let size: (width: Int, height: Int)?

    /// Whether there is a picture of the difference.
    let hasDifference: Bool

    /// Makes an item; a changed picture has a picture of the difference unless stated otherwise.
    package init(
      shot: GalleryShot, outcome: Outcome, size: (width: Int, height: Int)?,
      hasDifference: Bool = true
    ) {
      self.shot = shot
      self.outcome = outcome
      self.size = size
      self.hasDifference = hasDifference
    }
  }

  /// The folder of the page with the baseline's pictures of changed places.
  package static let baselineFolder = "before"
  /// The folder of the page with pictures of the differences.
  package static let differenceFolder = "difference"

  private let content: GalleryContent
  private let items: [Item]
  private let gone: [String]
  private let form: GalleryForm

  /// Makes the page of a gallery; `gone` lists the files that only the baseline has.
  package init(of content: GalleryContent, items: [Item], gone: [String], as form: GalleryForm) {
    self.content = content
    self.items = items
    self.gone = gone
    self.form = form
  }

  /// The page as HTML, to be written to the folder of the pictures.
  package var html: String {
    var page = Markup(
      title: "Gallery of \(content.title)", style: PackageResources.gallery_css,
      policy: "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
        + "img-src 'self' file:")
    page.element("header") { header in
      header.element("h1", "Gallery of \(content.title)")
      header.element("p", summary)
      header.raw(PackageResources.gallery_html)
    }
    // Places with few pictures share a row.
    let width = min(40 + 215 * content.width, 1_200)
    page.element("main", [("style", "--place: \(width)px")]) { main in
      let groups = Dictionary(grouping: items, by: \.shot.place)
      let chapters = Dictionary(grouping: content.chapters, by: \.places.lowerBound)
      var start = 0
      for place in content.places.indices {
        for title in chapters[place] ?? [] {
          chapter(title, &main)
          start = place
        }
        section(content.places[place], place - start + 1, groups[place] ?? [], &main)
      }
      for title in chapters[content.places.count] ?? [] { chapter(title, &main) }
      goneSection(&main)
    }
    page.element("script") { script in
      script.raw("\n")
      script.raw(PackageResources.gallery_js)
    }
    page.raw("\n</body>\n</html>\n")
    return page.text
  }

  private var summary: String {
    let counts = Dictionary(grouping: items, by: \.outcome).mapValues(\.count)
    let outcomes = [Outcome.changed, .new, .missing].compactMap { outcome in
      counts[outcome].map { "\($0) \(outcome.rawValue)" }
    }
    let all = content.counts + outcomes + (gone.isEmpty ? [] : ["\(gone.count) gone"])
    return ([all.joined(separator: ", ") + "."] + content.notes).joined(separator: " ")
  }

  private func chapter(_ chapter: GalleryContent.Chapter, _ page: inout Markup) {
    page.element("div", [("class", "chapter")]) { part in
      part.element("h2") { title in
        title.element("bdi", chapter.title)
        if let holds = chapter.holds {
          title.element("span", [("class", holds ? "new" : "changed")], holds ? "passed" : "failed")
        }
      }
      part.element("p", chapter.words)
      for note in chapter.notes { part.element("p", [("class", "changed")], note) }
      if chapter.places.isEmpty { part.element("p", "The screen was empty.") }
    }
  }

  private func section(
    _ place: GalleryPlace, _ number: Int, _ items: [Item], _ page: inout Markup
  ) {
    let name = place.name
    let isChanged = items.contains { $0.outcome != .same }
    page.element(
      "section",
      [
        ("id", name), ("aria-labelledby", "\(name)-title"), ("class", isChanged ? "differs" : ""),
        ("data-words", ([name] + place.way.moves).joined(separator: " ").lowercased()),
      ]
    ) { section in
      section.element(content.chapters.isEmpty ? "h2" : "h3", [("id", "\(name)-title")]) { title in
        title.element("span", [("class", "number")], "\(number)")
        title.element("bdi", place.screen.isEmpty ? "no screen" : place.screen)
        if !place.state.isEmpty { title.element("span", [("class", "state")], place.state) }
        if place.number > 1 { title.element("span", [("class", "state")], "\(place.number)") }
      }
      way(place.way, &section)
      if !place.again.isEmpty { section.element("p", [("class", "again")], place.again) }
      for failure in place.failures { section.element("p", [("class", "failure")], failure) }
      section.element("div", [("class", "shots")]) { shots in
        for item in items { figure(item, named: name, &shots) }
      }
    }
  }

  private func way(_ way: GalleryPlace.Way, _ page: inout Markup) {
    page.element("details") { details in
      details.element("summary") { summary in
        summary.words(way.words)
        summary.element("bdi", way.name)
      }
      details.element("ol") { list in
        for move in way.moves { list.element("li") { $0.element("bdi", move) } }
      }
    }
  }

  private func figure(_ item: Item, named name: String, _ page: inout Markup) {
    let setting = item.shot.words
    page.element("figure", [("data-setting", setting)]) { figure in
      if item.outcome == .missing {
        figure.element("p", [("class", "nothing")], "The app does not reach this place.")
      } else {
        let file = item.shot.file(as: form)
        picture(file, "\(name), \(setting)", item, &figure)
        if item.outcome == .changed { comparison(file, item, &figure) }
      }
      figure.element("figcaption") { caption in
        caption.words(setting)
        if item.outcome != .same {
          caption.element("b", [("class", item.outcome.rawValue)], item.outcome.rawValue)
        }
      }
    }
  }

  private func comparison(_ file: String, _ item: Item, _ page: inout Markup) {
    for (folder, words) in [
      (Self.baselineFolder, "in the baseline"), (Self.differenceFolder, "what differs"),
    ] {
      // There is no picture of the difference between two texts.
      if form != .pictures || !item.hasDifference, folder == Self.differenceFolder { continue }
      picture("\(folder)/\(file)", words, item, &page)
    }
  }

  private func picture(
    _ file: String, _ words: String, _ item: Item, _ page: inout Markup
  ) {
    page.element("a", [("href", file)]) { link in
      guard let size = item.size, form == .pictures else { return link.words(words) }
      link.element(
        "img",
        [
          ("loading", "lazy"), ("src", file), ("alt", words), ("title", words),
          ("width", "\(size.width)"), ("height", "\(size.height)"),
        ])
    }
  }

  private func goneSection(_ page: inout Markup) {
    guard !gone.isEmpty else { return }
    page.element("section", [("class", "differs")]) { section in
      section.element("h2", "Gone: only the baseline has these")
      section.element("ul") { list in for file in gone { list.element("li", file) } }
    }
  }
}
