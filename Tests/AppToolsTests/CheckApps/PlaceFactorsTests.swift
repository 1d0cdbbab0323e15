import Testing

@testable import AppTools

@Suite("What multiplies the places of an app")
struct PlaceFactorsTests {
  @Test func `are states and flags without which the fewest places are left`() {
    let signatures = ["idle", "loading", "loaded", "failed"].flatMap { state in
      ["true", "false"].map { flag in
        "Main | tab 0 | list(\(state)) > cart(shown, isOpen \(flag)) | guards [] shows \(state)"
      }
    }
    #expect(
      PlaceFactors(signatures).words
        == "Places differ most in the state of list (2 without it), isOpen of cart (4 without it).")
  }

  @Test func `are tabs behind the one in front`() {
    let signatures = ["list(idle)", "list(idle) > details(new)", "list(idle) > end(old)"].map {
      "Main | tab 0 | home(shown) | \($0) | guards [] shows 1"
    }
    #expect(
      PlaceFactors(signatures).strongest == [
        .init(name: "what tab 2 shows behind others", placesWithout: 1)
      ])
  }

  @Test func `are loaders that run, and what floats`() {
    let signatures = ["load attempt 1", "load attempt 2", "more", "menu 3"].map {
      "Main | tab 0 | list(idle) | \($0)"
    }
    #expect(
      PlaceFactors(signatures).strongest == [
        .init(name: "the run of load", placesWithout: 3),
        .init(name: "what floats over the screen", placesWithout: 3),
      ])
  }

  @Test func `are nothing where each place differs in several parts`() {
    #expect(PlaceFactors(["Main | tab 0 | a(x)", "Main | tab 0 | b(y)"]).words == nil)
  }
}
