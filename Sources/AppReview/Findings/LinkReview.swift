import AppModel
import LocatedJSON

/// Looks at an app's links: those that lead nowhere, and those that an earlier one takes.
struct LinkReview {
  /// What was found, in the order of the links.
  private(set) var drafts: [RouteFinding.Draft] = []

  /// A character that no pattern is written with, to stand for any value of a brace.
  private static let anyValue: Character = "\u{F8FF}"

  /// Reads the links of an app.
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
          + "of two braces side by side the first takes all",
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
        + "\(quoted(other.pattern)) stands before it and takes all of its links",
      "put the more special of the two first, or delete this one")
  }

  /// A link of the pattern whose values stand for any; nil for a pattern that is none.
  ///
  /// An earlier pattern that takes it takes every link of the pattern: only a brace can take the
  /// character, and one that takes whole parts of a link takes any other value in its place.
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
  /// Whether every brace takes all up to the next `/`, `?`, `#` or `&`, and no text in between ends
  /// it sooner.
  fileprivate var takesWholeParts: Bool {
    let ends = pattern.indices.filter { pattern[$0] == "}" }
    return ends.allSatisfy { end in
      let next = pattern.index(after: end)
      return next == pattern.endIndex || "/?#&".contains(pattern[next])
    }
  }
}
