/// One demand on an exercise, and what is said where it is not met.
package struct LessonCheck: Sendable, Equatable {
  /// What is asked of the exercise.
  package enum Demand: Sendable, Equatable {
    /// Its tests pass under some conditions.
    case passes(RunConditions)
    /// At least one of its tests fails, since the app is broken under these conditions.
    case fails(RunConditions)
    /// Its source keeps a rule.
    case keeps(SourceRule)
  }

  /// The demand in a few words, such as `passes with a slow network`.
  package let name: String
  /// What is asked.
  package let demand: Demand
  /// Why it matters in a project.
  package let reason: String
  /// Where to look, without the answer.
  package let hint: String

  /// A demand that the tests pass.
  static func passes(
    _ name: String, _ conditions: RunConditions = RunConditions(), reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(name: name, demand: .passes(conditions), reason: reason, hint: hint)
  }

  /// A demand that the tests notice a fault of the app, which a variant has.
  static func notices(
    _ name: String, variant: String, reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(
      name: name, demand: .fails(RunConditions(variant: variant)), reason: reason, hint: hint)
  }

  /// A demand on the source.
  static func keeps(
    _ name: String, _ rule: SourceRule, reason: String, hint: String
  ) -> LessonCheck {
    LessonCheck(name: name, demand: .keeps(rule), reason: reason, hint: hint)
  }
}
