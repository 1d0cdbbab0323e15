package import AppFiles
import AppModel

/// Something about an app's routes that its definition alone tells: what it is, where, and what to
/// do about it.
package struct RouteFinding: Sendable, Equatable {
  /// How much a finding weighs.
  package enum Severity: String, Sendable {
    /// Something that can never be right: it fails a check.
    case fault
    /// Something that may be meant: it fails a strict check only.
    case advice
  }

  /// What kind of finding it is; the raw value names it in JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case unreachableScreen, unreachableState
    /// A screen that one can get to, and then neither on nor back.
    case deadEnd
    /// A guard that no value fulfils which can be there.
    case guardNeverHolds
    /// A transition after others of the same event, one of which is always taken.
    case transitionNeverTaken
    case loaderWithoutFailurePath
    /// A screen without an identifier that no other screen has.
    case noMarker
    /// An identifier of several elements that stand at the same time.
    case identifierTwice
    /// A marker that something outside of its screen has too.
    case markerTwice
    case linkToNowhere, linkShadowed
    case coordinatorNeverStarted
    /// A key that the app's own language has and another does not, or the other way round.
    case stringMissing
    /// A key of a string table that no text names.
    case stringUnused
    /// Words whose arguments are not those that they have in the app's own language.
    case argumentsDiffer

    /// How much findings of the kind weigh.
    package var severity: Severity {
      switch self {
      case .unreachableScreen, .unreachableState, .guardNeverHolds, .transitionNeverTaken,
        .markerTwice, .linkToNowhere, .linkShadowed, .argumentsDiffer:
        .fault
      case .deadEnd, .loaderWithoutFailurePath, .noMarker, .identifierTwice,
        .coordinatorNeverStarted, .stringMissing, .stringUnused:
        .advice
      }
    }
  }

  /// What kind of finding it is.
  package let kind: Kind
  /// Where.
  package let place: DefinitionPlace
  /// What was found, in one sentence without its end.
  package let message: String
  /// What to do about it, in one sentence without its end.
  package let advice: String

  /// One line: the place, how much it weighs, the message.
  package var headline: String { "\(place): \(kind.severity.rawValue): \(message)" }
}

extension RouteFinding {
  /// A finding whose place is still one of the definition.
  struct Draft {
    let kind: Kind
    let place: UnlocatedPlace
    let message: String
    let advice: String

    init(
      kind: Kind, file: String, path: DefinitionPath, message: String, advice: String,
      isAboutKey: Bool = false
    ) {
      self.kind = kind
      place = UnlocatedPlace(file: file, path: path, isAboutKey: isAboutKey)
      self.message = message
      self.advice = advice
    }

    /// The finding at the place where it was found.
    func finding(at place: DefinitionPlace) -> RouteFinding {
      RouteFinding(kind: kind, place: place, message: message, advice: advice)
    }
  }
}
