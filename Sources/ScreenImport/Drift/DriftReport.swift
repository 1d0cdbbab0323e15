import SimulatedApp

/// The result of comparing recordings with a model.
package struct DriftReport: Sendable {
  /// The steps, in the order of the recordings.
  package let steps: [DriftStep]
  /// Whether the whole model was explored.
  package let isComplete: Bool

  /// Makes a report of the compared steps.
  package init(steps: [DriftStep], isComplete: Bool) {
    self.steps = steps
    self.isComplete = isComplete
  }

  /// Whether the model matches all recordings.
  package var holds: Bool { steps.allSatisfy(\.holds) }

  /// The report as lines: each step with its place and its differences.
  package var text: String {
    var lines: [String] = []
    for step in steps {
      lines.append(title(of: step))
      lines += step.changes.map { "  \($0.text)" }
    }
    let drifting = steps.filter { !$0.holds }.count
    let bound = isComplete ? "" : "; the model has more places than were explored"
    lines.append(
      (drifting == 0
        ? "The model matches the recordings: " : "\(drifting) of ") + counted(steps.count)
        + (drifting == 0 ? " compared" : " drifted") + bound + ".")
    return lines.joined(separator: "\n")
  }

  private func title(of step: DriftStep) -> String {
    let name = "step \(step.number) \"\(step.name)\": "
    guard let nearest = step.nearest else { return name + "the model shows nothing" }
    guard step.isKnown else {
      return name + "no screen of the model matches it; the nearest is \(nearest.name)"
    }
    return name + nearest.name + (step.changes.isEmpty ? ", as recorded" : "")
  }

  private func counted(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }

  /// The report as JSON, for tools.
  package var json: String {
    let list = steps.map(\.json).joined(separator: ",\n    ")
    return """
      {
        "holds": \(holds),
        "complete": \(isComplete),
        "steps": [
          \(list)
        ]
      }
      """
  }
}

extension DriftStep {
  fileprivate var json: String {
    let place =
      nearest.map {
        "\"coordinator\": \(JSONWriter.literal($0.coordinator)), "
          + "\"screen\": \(JSONWriter.literal($0.screen)), "
          + "\"state\": \(JSONWriter.literal($0.state))"
      } ?? "\"screen\": null"
    let list = changes.map(\.json).joined(separator: ", ")
    return "{ \"step\": \(number), \"name\": \(JSONWriter.literal(name)), \"known\": \(isKnown), "
      + "\(place), \"changes\": [\(list)] }"
  }
}

extension DriftChange {
  fileprivate var json: String {
    "{ \"kind\": \"\(word)\", \"element\": \(JSONWriter.literal(element)), "
      + "\"words\": \(JSONWriter.literal(text)) }"
  }
}
