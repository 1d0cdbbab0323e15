package import AppFiles
import AppModel

/// An error or an advice about an app's routes, found in its definition without running the app.
package struct RouteFinding: Sendable, Equatable {
  /// How serious a finding is.
  package enum Severity: String, Sendable {
    /// An error that is never intended; it fails a check.
    case fault
    /// Something that may be intended; it fails only a strict check.
    case advice
  }

  /// The kind of finding; the raw value is its name in JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case unreachableScreen, unreachableState
    /// A screen that people can reach but cannot leave, either forward or back.
    case deadEnd
    /// A guard that no possible value fulfils.
    case guardNeverHolds
    /// A transition that is never taken, because others of the same event come before it.
    case transitionNeverTaken
    /// An element with gestures that is always hidden or never enabled.
    case controlNeverUsable
    /// A view that repeats its elements too often.
    case repeatsTooOften
    case loaderWithoutFailurePath
    /// A screen without an identifier that only it has.
    case noMarker
    /// An identifier of several elements that exist at the same time.
    case identifierTwice
    /// A marker that is also the identifier of something outside of its screen.
    case markerTwice
    case linkToNowhere, linkShadowed
    case coordinatorNeverStarted
    /// A key that is in the app's own language but not in another one, or the other way round.
    case stringMissing
    /// A key of a string table that no text uses.
    case stringUnused
    /// A text whose arguments differ from those in the app's own language.
    case argumentsDiffer
    /// A view of an app of SwiftUI source that the exploration never reached.
    case viewNotSeen

    /// How serious findings of the kind are.
    package var severity: Severity {
      switch self {
      case .unreachableScreen, .unreachableState, .guardNeverHolds, .transitionNeverTaken,
        .controlNeverUsable, .repeatsTooOften, .markerTwice, .linkToNowhere, .linkShadowed,
        .argumentsDiffer:
        .fault
      case .deadEnd, .loaderWithoutFailurePath, .noMarker, .identifierTwice,
        .coordinatorNeverStarted, .stringMissing, .stringUnused, .viewNotSeen:
        .advice
      }
    }
  }

  /// The kind of finding.
  package let kind: Kind
  /// The place in the definition.
  package let place: DefinitionPlace
  /// The finding in one sentence, without the final period.
  package let message: String
  /// What to do about it in one sentence, without the final period.
  package let advice: String

  /// Makes a finding.
  package init(kind: Kind, place: DefinitionPlace, message: String, advice: String) {
    (self.kind, self.place, self.message, self.advice) = (kind, place, message, advice)
  }

  /// One line with the place, the severity and the message.
  package var headline: String { "\(place): \(kind.severity.rawValue): \(message)" }
}

extension RouteFinding {
  /// A finding without a line and a column.
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

    /// The finding with its place in the file.
    func finding(at place: DefinitionPlace) -> RouteFinding {
      RouteFinding(kind: kind, place: place, message: message, advice: advice)
    }
  }
}
