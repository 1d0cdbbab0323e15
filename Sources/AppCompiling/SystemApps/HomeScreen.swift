package import AppModel
package import PredicateFormat

/// The content of SpringBoard: the pages of the home screen, and a banner over everything.
package struct HomeScreen {
  /// The page that is shown, from 0.
  private(set) var page = 0
  /// The banner at the top edge.
  package private(set) var banner: SystemBanner?
  /// How many banners have been shown, which is the number of the last banner.
  private var bannerCount = 0

  /// Starts at the first page, without a banner.
  package init() {}

  /// The number of the next banner.
  package var nextBanner: Int { bannerCount + 1 }

  /// Shows a banner.
  package mutating func show(_ banner: SystemBanner) {
    bannerCount = banner.number
    self.banner = banner
  }

  /// Removes the banner.
  package mutating func clearBanner() { banner = nil }

  /// Turns the page by a step forward or back, as far as there are pages.
  package mutating func turnPage(by step: Int, of apps: [AppDefinition]) {
    page = min(max(0, page + step), max(0, Self.pages(of: apps).count - 1))
  }

  /// The values that SpringBoard's screen binds.
  package func values(front: String, apps: [AppDefinition]) -> [String: FormatValue] {
    let pages = Self.pages(of: apps)
    return [
      "front": .string(front),
      "rows": .list(pages[page].map { .list($0) }),
      "dock": .list([Self.icon(SystemApp.safari.name, SystemApp.safari.bundleIdentifier)]),
      "page": .string("page \(page + 1) of \(pages.count)"),
      "banner": banner?.value ?? .null,
    ]
  }

  /// The icons of the home screen, page by page, in rows.
  private static func pages(of apps: [AppDefinition]) -> [[[FormatValue]]] {
    let settings = [(SystemApp.settings.name, SystemApp.settings.bundleIdentifier)]
    let icons = (settings + apps.map { ($0.name, $0.bundleIdentifier) }).map { icon($0.0, $0.1) }
    return icons.inGroups(of: SystemApp.iconsInRow).inGroups(of: SystemApp.rowsOnPage)
  }

  private static func icon(_ name: String, _ bundle: String) -> FormatValue {
    .record(["name": .string(name), "bundle": .string(bundle)])
  }
}

extension Array {
  /// The elements in groups of a size; the last group may be smaller.
  fileprivate func inGroups(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
