import SwiftUI

/// A view as a value: a sentence of a small grammar.
indirect enum ViewPlan {
  case text(Int)
  case button(Int)
  case toggle(Int)
  case flag(Int)
  case spacer
  case column([ViewPlan])
  case row([ViewPlan])
  case layers([ViewPlan])
  case padded(ViewPlan)
  case framed(Int, ViewPlan)
  case either(Bool, ViewPlan, ViewPlan)
  case each([Entry])
  case named(Int, ViewPlan)
  case combined(ViewPlan)
  case disabled(Bool, ViewPlan)
  case hidden(Bool, ViewPlan)
  case list([ViewPlan])
  case scroll(ViewPlan)
  case renewed(Int, ViewPlan)

  /// A part with an identity of its own.
  struct Entry: Identifiable {
    let id: Int
    var plan: ViewPlan
  }
}

/// The plan that a view follows, and the values of its switches.
final class PlanModel: ObservableObject {
  @Published var plan: ViewPlan
  @Published var flags: [Bool]

  init(_ plan: ViewPlan, flags: [Bool]) {
    self.plan = plan
    self.flags = flags
  }
}

/// A view that follows the plan of a model.
struct PlannedRoot: View {
  @ObservedObject var model: PlanModel

  var body: some View { PlannedView(plan: model.plan).environmentObject(model) }
}

private struct PlannedView: View {
  let plan: ViewPlan
  @EnvironmentObject private var model: PlanModel

  var body: some View {
    switch plan {
    case .text(let number): Text("text \(number)")
    case .button(let number): Button("button \(number)") {}
    case .toggle(let number): Toggle("toggle \(number)", isOn: $model.flags[number])
    case .flag(let number): FlagText(number: number)
    case .spacer: Spacer()
    default: group
    }
  }

  @ViewBuilder private var group: some View {
    switch plan {
    case .column(let parts): VStack { PlannedParts(parts: parts) }
    case .row(let parts): HStack { PlannedParts(parts: parts) }
    case .layers(let parts): ZStack { PlannedParts(parts: parts) }
    case .list(let parts): List { PlannedParts(parts: parts) }
    case .scroll(let part): ScrollView { PlannedView(plan: part) }
    case .each(let entries): ForEach(entries) { PlannedView(plan: $0.plan) }
    case .either(let isFirst, let first, let second):
      if isFirst { PlannedView(plan: first) } else { PlannedView(plan: second) }
    default: changed
    }
  }

  @ViewBuilder private var changed: some View {
    switch plan {
    case .padded(let part): PlannedView(plan: part).padding()
    case .framed(let width, let part): PlannedView(plan: part).frame(width: CGFloat(width))
    case .named(let number, let part):
      PlannedView(plan: part).accessibilityIdentifier("name \(number)")
    case .combined(let part): PlannedView(plan: part).accessibilityElement(children: .combine)
    case .disabled(let isOff, let part): PlannedView(plan: part).disabled(isOff)
    case .hidden(let isHidden, let part):
      PlannedView(plan: part).accessibilityHidden(isHidden)
    case .renewed(let number, let part): PlannedView(plan: part).id(number)
    default: EmptyView()
    }
  }
}

/// A view whose only input that changes is a value that it reads.
private struct FlagText: View {
  let number: Int
  @EnvironmentObject private var model: PlanModel

  var body: some View { Text(model.flags[number] ? "flag is on" : "flag is off") }
}

private struct PlannedParts: View {
  let parts: [ViewPlan]

  var body: some View {
    ForEach(parts.indices, id: \.self) { PlannedView(plan: parts[$0]) }
  }
}
