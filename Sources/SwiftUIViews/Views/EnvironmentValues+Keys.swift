package import ViewGraph

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum BoldKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LeastLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum CapitalsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LazyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private enum PhaseSlotKey: EnvironmentKey {
  static var defaultValue: StateSlot<ScenePhase>? { nil }
}
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale.current }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum MotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var isBold: Bool? {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }
  /// The most lines of a text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The lines that a field which can grow has at least.
  package var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
  /// The space between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// Capital or small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// Whether the headers of sections are in capitals, unless the app says something else.
  package var hasCapitalHeaders: Bool {
    get { self[CapitalsKey.self] }
    set { self[CapitalsKey.self] = newValue }
  }
  /// Whether views handle touches.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Whether the container makes only the visible views.
  package var isLazy: Bool {
    get { self[LazyKey.self] }
    set { self[LazyKey.self] = newValue }
  }
  /// Whether the app is in front.
  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] ?? phaseSlot?.value ?? .active }
    set { self[PhaseKey.self] = newValue }
  }
  /// Whether the app is in front; views that read it are drawn again when it changes.
  package var phaseSlot: StateSlot<ScenePhase>? {
    get { self[PhaseSlotKey.self] }
    set { self[PhaseSlotKey.self] = newValue }
  }
  /// The language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The language and region that a view has set; nil if none has.
  var chosenLocale: Locale? { chosen(LocaleKey.self) }
  /// The calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Why content is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// The pixels of a point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// Whether a person wants less motion.
  public var accessibilityReduceMotion: Bool { self[MotionKey.self] }
  /// Whether a person wants less transparency.
  public var accessibilityReduceTransparency: Bool { self[MotionKey.self] }
  /// Whether a person wants signs beside colours.
  public var accessibilityDifferentiateWithoutColor: Bool { self[MotionKey.self] }
  /// Whether VoiceOver reads the screen.
  public var accessibilityVoiceOverEnabled: Bool { self[MotionKey.self] }
  /// Whether something like VoiceOver is on, by the older name.
  public var accessibilityEnabled: Bool { self[MotionKey.self] }
}
