public import SwiftUIViews

// Forms of modifiers that came with later systems, which decide only how a view looks.

extension View {
  /// Moves symbols.
  public nonisolated func symbolEffect<V: Equatable>(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions, value: V
  ) -> some View { self }
  /// Moves symbols.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions, isActive: Bool = true
  ) -> some View { self }
  /// Gives haptic feedback, if a change asks for it.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Gives haptic feedback; the change decides which kind.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Gives haptic feedback; the change decides which kind.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
  /// Where a scroll view is scrolled to at first; here always to its start.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { self }
  /// What is behind a bar.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// A line below the title of a screen, which phones do not show.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  /// A line below the title of a screen, which phones do not show.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// When the bar of tabs becomes smaller; it stays as it is here.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }
  /// Whether a row follows a pointer.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Whether a button acts again while it is held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
  /// The insets of a row at some edges.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }
  /// How a badge stands out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Whether a menu closes after a choice; it does here.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }
  /// At which edges gestures of the app come before those of the system; there are none here.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// The view with a gesture, as long as it is on.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// The view with a gesture beside those inside, as long as it is on.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { simultaneousGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// The view with a gesture before those inside, as long as it is on.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { highPriorityGesture(gesture, including: isEnabled ? .all : .subviews) }
  /// Colours each pixel by a program for the graphics processor.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }
  /// Moves each pixel by a program for the graphics processor.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Draws each pixel by a program for the graphics processor.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  /// Moves a view as it is drawn; its frame stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Reports whether enough of the view is visible: when it appears, and when it has disappeared.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }
  /// Whether the view follows a pointer.
  public nonisolated func hoverEffect(isEnabled: Bool) -> some View { self }
  /// What is behind a screen.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// The shape of the view for touches or other kinds of use.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  /// Colours texts and symbols.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle, C: ShapeStyle>(
    _ primary: A, _ secondary: B, _ tertiary: C
  ) -> some View { self }
  /// Colours an overlay, in a shape.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// Clips the view to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }
  /// How large a sheet is on a large screen.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Turns its colours on the wheel of colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Makes its colours stronger or weaker.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// The orientation of a preview.
  public nonisolated func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View { self }
}

/// How a view moves as it is drawn, by a transform.
public protocol GeometryEffect: ViewModifier, Animatable where Body == Content {
  /// The transform for a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view itself, since its frame stays.
  public func body(content: Content) -> Content { content }
  /// The effect, which layout ignores.
  public func ignoredByLayout() -> some ViewModifier { self }
}

/// A transform in space.
public struct ProjectionTransform: Equatable, Sendable {
  /// No change.
  public init() {}
  /// A transform in the plane.
  public init(_ transform: CGAffineTransform) {}
  /// One transform after the other.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform { self }
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For VoiceOver.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The container that a background is for.
public struct ContainerBackgroundPlacement: Sendable {
  let name: String
  /// A screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// How large a sheet is on a large screen.
public struct PresentationSizing: Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = PresentationSizing(name: "automatic")
  /// As its content.
  public static let fitted = PresentationSizing(name: "fitted")
  /// As a form.
  public static let form = PresentationSizing(name: "form")
  /// As a page.
  public static let page = PresentationSizing(name: "page")
}

/// The orientation of a device in previews.
public struct InterfaceOrientation: Hashable, Sendable {
  let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Equatable, Sendable {
  let name: String
  /// As the system chooses.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .repeating }
  /// In some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeating }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In which way symbols move again.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String
    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// With pauses, some times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      .periodic
    }
  }
}

/// When the anchor of a scroll view applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// At the start.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where all fits.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When the bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A program for the graphics processor; it is not run.
public struct Shader: ShapeStyle, Hashable {
  let name: String
  /// A program that takes arguments.
  public init(function: ShaderFunction, arguments: [Argument]) { name = function.name }
  /// An argument of a program.
  public struct Argument: Hashable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A place.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// An image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// A program that takes arguments.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  let name: String
  /// A program by its name.
  public init(library: ShaderLibrary, name: String) { self.name = name }
  /// The program with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// The programs of an app for the graphics processor.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// Those of the app itself.
  public static let `default` = ShaderLibrary()
  /// A program by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  /// A program by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    Self[dynamicMember: name]
  }
}

/// How a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Less than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More than usual.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The colour of the symbols of a row.
public struct ListItemTint: Hashable, Sendable {
  let name: String
  /// Black and white.
  public static let monochrome = ListItemTint(name: "monochrome")
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// A colour, unless the app has chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label needs.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
}
