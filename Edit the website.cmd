@echo off
rem Starts the website on this computer, with the forms to edit it, by a double click. docs/editors/admin.md explains it.
title Edit the website
cd /d "%~dp0"

where node >nul 2>nul
if errorlevel 1 (
  set "REASON=Node.js is missing. Install version 24 from https://nodejs.org/en/download, then double-click Edit the website again."
  goto failed
)
node src\commands\run\supported-node.js
if errorlevel 1 (
  set "REASON=When you have installed it, double-click Edit the website again."
  goto failed
)
node src\commands\run\has-packages.js
if not errorlevel 1 goto start
echo Getting the programs that the website needs. This takes a few minutes, but only the first time and after updates.
call npm ci
if errorlevel 1 (
  set "REASON=The programs could not be fetched. Check that this computer is online, and double-click Edit the website again. If it happens again, send a picture of this window to the person who looks after the site."
  goto failed
)

:start
call npm run edit
if not errorlevel 1 exit /b 0
set "REASON=The website could not be started. The lines above say why. If they do not help, send a picture of this window to the person who looks after the site."

:failed
echo.
echo %REASON%
echo.
pause
exit /b 1
