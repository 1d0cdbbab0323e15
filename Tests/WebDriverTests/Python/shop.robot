*** Settings ***
Documentation    The sample app and the shop, driven with AppiumLibrary of Robot Framework.
Library          AppiumLibrary    timeout=10    run_on_failure=No Operation
Test Teardown    Close All Applications

*** Variables ***
${EMAIL}       accessibility_id=cloud.mokumoku.sample.login.email
${PASSWORD}    accessibility_id=cloud.mokumoku.sample.login.password

*** Keywords ***
Open
    [Arguments]    ${app}    @{arguments}
    VAR    &{process}    args=${arguments}
    Open Application    %{REHEARSAL_WEBDRIVER}    platformName=iOS    appium:automationName=XCUITest
    ...    appium:app=${app}    appium:processArguments=${process}

Open Sample
    [Arguments]    ${coordinator}
    Open    Screens    -coordinatorUnderUITest    ${coordinator}

Open Shop
    [Arguments]    ${coordinator}
    Open    Shop    -sawTour    YES    -sawCashbackNews    YES    -coordinatorUnderUITest    ${coordinator}

*** Test Cases ***
Login Shows The Email
    Open Sample    LoginCoordinator
    Input Text    ${EMAIL}    someone@example.com
    Input Password    ${PASSWORD}    secret
    Click Element    predicate=label == 'Login' AND type == 'XCUIElementTypeButton'
    Wait Until Page Contains Element    accessibility_id=cloud.mokumoku.sample.content.email
    Element Text Should Be    accessibility_id=cloud.mokumoku.sample.content.email    someone@example.com

A Field Is Cleared
    Open Sample    LoginCoordinator
    Input Text    ${EMAIL}    abc
    Element Attribute Should Match    ${EMAIL}    value    abc
    Clear Text    ${EMAIL}
    Element Attribute Should Match    ${EMAIL}    value    e-mail

The List Has Nine Cells
    Open Sample    ListCoordinator
    ${cells}=    Get Webelements    class=XCUIElementTypeCell
    Length Should Be    ${cells}    9
    Page Should Contain Element    chain=**/XCUIElementTypeCell[$label == 'Ninth'$]
    Page Should Not Contain Element    accessibility_id=nothing

Details Load While The Test Waits
    Open Sample    ListCoordinator
    Click Element    xpath=(//XCUIElementTypeCell)[1]
    Wait Until Element Is Visible    accessibility_id=SuccessView
    Element Should Be Enabled    accessibility_id=Button1

The Page Contains Its Texts
    Open Sample    ListCoordinator
    Page Should Contain Text    Second
    ${source}=    Get Source
    Should Contain    ${source}    AppiumAUT

A Finger Swipes
    Open Sample    ListCoordinator
    Swipe    start_x=100    start_y=700    end_x=100    end_y=300
    Element Should Be Visible    accessibility_id=ListView

The Device Turns
    Open Sample    ListCoordinator
    Landscape
    ${width}=    Get Window Width
    ${height}=    Get Window Height
    Should Be True    ${width} > ${height}
    Portrait

An Alert Of The Shop Is Answered
    Open Shop    Profile
    Click Element    accessibility_id=profile.settings
    Wait Until Element Is Visible    accessibility_id=settings.history
    Click Element    accessibility_id=settings.history
    Click Alert Button    Clear
    Element Should Be Visible    accessibility_id=settings.version

The App Goes To The Background And Comes Back
    Open Sample    ListCoordinator
    Background Application    1
    Element Should Be Visible    accessibility_id=ListView
