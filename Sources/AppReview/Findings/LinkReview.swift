import AppModel
import LocatedJSON

/// Finds links of an app that lead nowhere, and links that an earlier link always takes.
struct LinkReview {
  /// The findings, in the order of the links.
  private(set) var drafts: [RouteFinding.Draft] = []

  /// A character that no pattern contains; it represents any value of a parameter in braces.
  private static let anyValue: Character = "\u{F8FF}"

  /// Checks the links of an app.
  init(_ app: AppDefinition) {
    for (index, link) in app.deepLinks.enumerated() {
      let path = DefinitionPath.top.key("deepLinks").index(index)
      review(link, earlier: app.deepLinks[..<index], at: path)
    }
  }

  private mutating func review(
    _ link: DeepLinkDefinition, earlier: ArraySlice<DeepLinkDefinition>, at path: DefinitionPath
  ) {
    guard let sample = Self.sample(of: link), link.values(in: sample) != nil else {
      return find(
        .linkToNowhere, at: path.key("pattern"),
        "no link has the form \(quoted(link.pattern)): "
          + "of two adjacent braces the first takes everything",
        "put a text between the two, or make them one")
    }
    if link.coordinator == nil, link.push.isEmpty {
      find(
        .linkToNowhere, at: path, "the link \(quoted(link.pattern)) leads nowhere",
        "name a coordinator that it starts, or screens that it pushes")
    }
    let other = earlier.first { $0.takesWholeParts && $0.values(in: sample) != nil }
    guard let other else { return }
    find(
      .linkShadowed, at: path.key("pattern"),
      "the link \(quoted(link.pattern)) is never followed: "
        + "\(quoted(other.pattern)) comes before it and takes all of its links",
      "put the more special of the two first, or delete this one")
  }

  /// A link of the pattern with a placeholder for each parameter; nil for an invalid pattern.
  ///
  /// If an earlier pattern matches it, that pattern matches every link of this one. Only a
  /// parameter can match the placeholder, and one that takes whole parts of a link matches any
  /// other value in the same place.
  private static func sample(of link: DeepLinkDefinition) -> String? {
    guard link.parameters != nil else { return nil }
    var sample = ""
    var isInBrace = false
    for character in link.pattern {
      switch character {
      case "{":
        isInBrace = true
        sample.append(anyValue)
      case "}": isInBrace = false
      default: if !isInBrace { sample.append(character) }
      }
    }
    return sample
  }

  private mutating func find(
    _ kind: RouteFinding.Kind, at path: DefinitionPath, _ message: String, _ advice: String
  ) {
    drafts.append(
      RouteFinding.Draft(
        kind: kind, file: AppFileName.app, path: path, message: message, advice: advice))
  }
}

extension DeepLinkDefinition {
  /// Whether each parameter takes everything up to the next `/`, `?`, `#` or `&`.
  ///
  /// No other text of the pattern may end it earlier.
  fileprivate var takesWholeParts: Bool {
    let ends = pattern.indices.filter { pattern[$0] == "}" }
    return ends.allSatisfy { end in
      let next = pattern.index(after: end)
      return next == pattern.endIndex || "/?#&".contains(pattern[next])
    }
  }
}
