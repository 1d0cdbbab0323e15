package import AccessibilityTree
package import SimulatedApp

/// Compares recordings with a model: finds the place of each step and what differs there.
package struct DriftCheck: Sendable {
  /// The default tolerance for edges of frames, in points.
  package static let usualTolerance = 16.0
  /// The share of a step's named elements that a place must have to count as the same screen.
  package static let leastShare = 0.5

  private let places: [AppPlace]
  /// Whether the whole model was explored.
  package let isComplete: Bool
  private let tolerance: Double
  /// Whether parts of the model were drafted: it then lacks what no test asks for.
  private let isDrafted: Bool

  /// Explores a model; calls `progress` from time to time.
  package init(
    _ app: CompiledApp, tolerance: Double = DriftCheck.usualTolerance,
    progress: ExplorationProgress.Watcher? = nil
  ) {
    let map = AppMap(of: app, progress: progress)
    (places, isComplete) = (map.places, map.isComplete)
    isDrafted = app.definition.draftedWords != nil
    self.tolerance = tolerance
  }

  /// Compares one step.
  package func step(_ recording: Recording) -> DriftStep {
    guard let place = nearestPlace(to: recording) else {
      return DriftStep(recording, nearest: nil, isKnown: false, drift: nil)
    }
    let drift = TreeDrift(
      recorded: recording.snapshot, model: place.tree, tolerance: tolerance)
    let isKnown =
      drift.share >= Self.leastShare || isDrafted && drift.shareOfModel >= Self.leastShare
    return DriftStep(recording, nearest: place, isKnown: isKnown, drift: isKnown ? drift : nil)
  }

  /// The place that differs least; the first of several.
  private func nearestPlace(to recording: Recording) -> AppPlace? {
    var best: (place: AppPlace, weight: Int)?
    for place in places {
      let weight = TreeDrift(
        recorded: recording.snapshot, model: place.tree, tolerance: tolerance, findsNearest: false
      ).weight
      if let best, best.weight <= weight { continue }
      best = (place, weight)
      if weight == 0 { break }
    }
    return best?.place
  }
}

/// The result for one step of a recording.
package struct DriftStep: Sendable {
  /// The name of the step.
  package let name: String
  /// The number of the step.
  package let number: Int
  /// The most similar place of the model.
  package let nearest: AppPlace?
  /// Whether that place is the same screen.
  package let isKnown: Bool
  /// The differences there.
  package let changes: [DriftChange]
  /// The elements that are the same there, except for their frames.
  package let shown: Set<ShownElement>
  /// The types of the recorded elements without a name around these.
  package let holders: [ShownElement: Set<ElementType>]
  /// The elements that the recording shows with further names.
  package let named: [NamedElement]

  init(_ recording: Recording, nearest: AppPlace?, isKnown: Bool, drift: TreeDrift?) {
    name = recording.name
    number = recording.step
    self.nearest = nearest
    self.isKnown = isKnown
    changes = drift?.changes ?? []
    shown = drift?.shown ?? []
    holders = drift?.holders ?? [:]
    named = drift?.named ?? []
  }

  /// Whether the model matches the recording.
  package var holds: Bool { isKnown && changes.isEmpty }
}

extension TreeDrift {
  /// How much two trees differ; a missing element counts four times as much as a change.
  var weight: Int {
    changes.reduce(0) { sum, change in
      switch change.kind {
      case .appeared, .went: sum + 4
      default: sum + 1
      }
    }
  }

  /// The share of the model's elements that were recorded; 0 if it has none.
  var shareOfModel: Double {
    modelCount == 0 ? 0 : Double(pairedCount) / Double(modelCount)
  }

  /// The share of the recorded elements that the model has; 1 if nothing was recorded.
  var share: Double {
    recordedCount == 0 ? 1 : Double(pairedCount) / Double(recordedCount)
  }
}
