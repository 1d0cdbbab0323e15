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

  /// The app whose menu is shown; nil while no menu is.
  private var menu: String?
  /// The app that the user is about to remove, or has just removed.
  package private(set) var asked = ""
  /// The apps without an icon, by their bundle identifiers.
  private var removed: Set<String> = []

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

  /// Handles an event of the pages, of an icon's menu, or of the questions about its removal;
  /// returns false for any other event.
  package mutating func answer(
    _ event: String, about bundle: String, of apps: [AppDefinition]
  ) -> Bool {
    switch event {
    case "NEXT_PAGE": turnPage(by: 1, of: apps)
    case "PREVIOUS_PAGE": turnPage(by: -1, of: apps)
    // Apps of the system stay, so they have no menu.
    case "SHOW_MENU": menu = apps.contains { $0.bundleIdentifier == bundle } ? bundle : nil
    case "LEAVE_MENU": menu = nil
    case "REMOVE_APP": (asked, menu) = (menu ?? "", nil)
    case "HIDE_APP", "DELETE_APP": removed.insert(asked)
    default: return false
    }
    return true
  }

  /// Shows the icon of an app that is installed again.
  package mutating func install(_ bundle: String) { removed.remove(bundle) }

  /// Turns the page by a step forward or back, as far as there are pages.
  private mutating func turnPage(by step: Int, of apps: [AppDefinition]) {
    page = min(max(0, page + step), max(0, pages(of: apps).count - 1))
  }

  /// The values that SpringBoard's screen binds.
  package func values(front: String, apps: [AppDefinition]) -> [String: FormatValue] {
    let pages = pages(of: apps)
    let page = min(page, pages.count - 1)
    return [
      "front": .string(front),
      "rows": .list(pages[page].map { .list($0) }),
      "dock": .list([Self.icon(SystemApp.safari.name, SystemApp.safari.bundleIdentifier)]),
      "page": .string("page \(page + 1) of \(pages.count)"),
      "banner": banner?.value ?? .null,
      "menu": .string(menu ?? ""),
      "asked": .string(apps.first { $0.bundleIdentifier == asked }?.name ?? ""),
    ]
  }

  /// The icons of the home screen, page by page, in rows.
  private func pages(of apps: [AppDefinition]) -> [[[FormatValue]]] {
    let settings = [(SystemApp.settings.name, SystemApp.settings.bundleIdentifier)]
    let shown = apps.filter { !removed.contains($0.bundleIdentifier) }
    let icons = (settings + shown.map { ($0.name, $0.bundleIdentifier) }).map { name, bundle in
      Self.icon(name, bundle)
    }
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
