/// One check of an exercise, and what to say if it fails.
package struct LessonCheck: Sendable, Equatable {
  /// What an exercise must do.
  package enum Demand: Sendable, Equatable {
    /// Its tests pass under these conditions.
    case passes(RunConditions)
    /// At least one of its tests fails, since the app is broken under these conditions.
    case fails(RunConditions)
    /// Its source follows a rule.
    case keeps(SourceRule)
  }

  /// The check in a few words, such as `passes with a slow network`.
  package let name: String
  /// What the exercise must do.
  package let demand: Demand
  /// Why it matters in a project.
  package let reason: String
  /// Where to look, without the answer.
  package let hint: String

  static func passes(
    _ name: String, _ conditions: RunConditions = RunConditions(), reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(name: name, demand: .passes(conditions), reason: reason, hint: hint)
  }

  /// A check that the tests notice the bug of a variant of the app.
  static func notices(
    _ name: String, variant: String, reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(
      name: name, demand: .fails(RunConditions(variant: variant)), reason: reason, hint: hint)
  }

  static func keeps(
    _ name: String, _ rule: SourceRule, reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(name: name, demand: .keeps(rule), reason: reason, hint: hint)
  }
}
