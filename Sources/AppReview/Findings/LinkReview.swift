import AppModel
import LocatedJSON

/// Finds links of an app that lead nowhere, and links that an earlier link always takes.
struct LinkReview {
  /// The findings, in the order of the links.
  private(set) var drafts: [RouteFinding.Draft] = []

  private let otherApps: [AppDefinition]

  /// Checks the links of an app.
  init(_ app: AppDefinition) {
    otherApps = app.otherApps
    for (index, link) in app.deepLinks.enumerated() {
      let path = DefinitionPath.top.key("deepLinks").index(index)
      review(link, earlier: app.deepLinks[..<index], at: path)
    }
  }

  private mutating func review(
    _ link: DeepLinkDefinition, earlier: ArraySlice<DeepLinkDefinition>, at path: DefinitionPath
  ) {
    guard let sample = link.anyLink, link.values(in: sample) != nil else {
      return find(
        .linkToNowhere, at: path.key("pattern"),
        "no link has the form \(quoted(link.pattern)): "
          + "of two adjacent braces the first takes everything",
        "put a text between the two, or make them one")
    }
    if link.coordinator == nil, link.push.isEmpty, !isWayBack(link) {
      find(
        .linkToNowhere, at: path, "the link \(quoted(link.pattern)) leads nowhere",
        "name a coordinator that it starts, or screens that it pushes")
    }
    guard let other = link.taker(among: earlier) else { return }
    find(
      .linkShadowed, at: path.key("pattern"),
      "the link \(quoted(link.pattern)) is never followed: "
        + "\(quoted(other.pattern)) comes before it and takes all of its links",
      "put the more special of the two first, or delete this one")
  }

  /// Whether another app opens the link: that brings the app to the front as it was.
  private func isWayBack(_ link: DeepLinkDefinition) -> Bool {
    otherApps.lazy.flatMap(\.screens).flatMap { ActionWalk($0).actions }.contains { action, _ in
      guard case .open(.literal(let opened)) = action else { return false }
      return link.values(in: opened) != nil
    }
  }

  private mutating func find(
    _ kind: RouteFinding.Kind, at path: DefinitionPath, _ message: String, _ advice: String
  ) {
    drafts.append(
      RouteFinding.Draft(
        kind: kind, file: AppFileName.app, path: path, message: message, advice: advice))
  }
}
